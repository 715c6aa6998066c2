// Everything that can be wrong with a scenario file is said at once, at its line and column, with the nearest right key.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { differences, load, named } from './loading.ts'

/** Each text says itself what is wrong with it; one without marks is well formed. */
const texts: Record<string, string> = {
  'nothing to check': 'name = "case" #! nothing to check…[expect]',
  'an empty section': '[expect] #! nothing to check',
  'only what is off': '[expect] #! nothing to check\nno_tools = false',
  'an empty list': '[expect]\ntools = [] #! at tools: at least 1 element…empty array',
  'an empty list of needles': '[expect]\ncontains = [] #! at least 1 element',
  'an empty args': '[expect]\nargs = [] #! at least 1 element',
  'an empty prompt': 'prompt = "" #! prompt\n[expect]\ntools = ["a"]',
  'a blank prompt': 'prompt = " \\n" #! prompt\n[expect]\ntools = ["a"]',
  'an empty prompt turn': 'prompt = [\n  "hello",\n  "", #! not to be empty\n]\n[expect]\ntools = ["a"]',
  'a blank prompt turn': 'prompt = [\n  "hello",\n  "  ", #! empty\n]\n[expect]\ntools = ["a"]',
  'no prompt turn': 'prompt = [] #! at least 1 element\n[expect]\ntools = ["a"]',
  'verify without a sandbox': '[expect]\nverify = "true" #! sandbox = true',
  'verify with a sandbox': 'sandbox = true\n[expect]\nverify = "true"',
  'no_tools beside tools': '[expect]\nno_tools = true\ntools = ["a"] #! no_tools = true',
  'no_tools beside args':
    '[expect]\nno_tools = true\nargs = [{ tool = "a", key = "b", equals = 1 }] #! no_tools = true',
  'no_tools = false beside tools': '[expect]\nno_tools = false\ntools = ["a"]',
  'required and forbidden': '[expect]\ntools = ["a", "b"] #! at "b": forbid_tools has b\nforbid_tools = ["b"]',
  'in order and forbidden by wildcard':
    '[expect]\ntools_in_order = ["look", "delete_x"] #! at "delete_x": forbid_tools has delete_*\nforbid_tools = ["delete_*"]',
  'args of a forbidden tool':
    '[expect]\nforbid_tools = ["*_out"]\n[[expect.args]]\ntool = "mail_out" #! at tool: *_out\nkey = "to"\nequals = 1',
  'args without a condition':
    '[expect]\nargs = [{ tool = "a", key = "b", on = "every" }] #! at { tool: equals, contains, matches',
  'args with a bad expression':
    '[expect]\n[[expect.args]]\ntool = "a"\nkey = "b"\nmatches = "(?=x)" #! at matches: RE2',
  'a needle of nothing': '[expect]\ncontains = ["ok", "**"] #! at "**": nothing is left',
  'a needle of nothing in args':
    '[expect]\n[[expect.args]]\ntool = "a"\nkey = "b"\ncontains = " _ " #! nothing is left',
  'an empty tool name': '[expect]\nforbid_tools = ["a", ""] #! at "": empty',
  'taint of no leg': '[expect]\ntaint = {} #! private, untrusted',
  'an empty list that may be absent':
    '[profile_confirmation]\nconfirmation_command = "a"\nmutating_commands = ["b"]\nprofile_switching_commands = [] #! at least 1 element in profile_switching_commands, found an empty array',
  'empty lists and tables of a flat file':
    'expected_trajectory = ["a"]\nsubject = {} #! at least 1 key in subject\nconfirmation_tiers = {} #! at least 1 key in confirmation_tiers\nexpected_computed_fields = [] #! at least 1 element',
  'an empty table as its own header': '[expect]\ntools = ["a"]\n[expect.taint] #! private, untrusted',
  'an empty list beside a mistake':
    '[audit_closure]\nrequired = 1 #! true or false\nforbidden_confirmed_claims = [] #! at least 1 element',
  'a section of none but defaults': '[live]',
  'nothing to compare with':
    '[expect]\nargs = [{ tool = "a", key = "b", equals = [] }, { tool = "a", key = "b", equals = {} }]',
  'a wrong stop cause': '[expect]\nstop_cause = "done" #! one of completed, interrupted…"done"',
  'a negative count': '[expect]\nblocked_sends = -1 #! at least 0…-1',
  'zero turns': '[expect]\nmax_turns = 0 #! at least 1',
  'half a turn': '[expect]\nmax_turns = 2.5 #! whole number…2.5',
  'a count beyond all': '[expect]\nmax_turns = 9007199254740993 #! max_turns to be at most 9007199254740991',

  'a misspelt key': '[expect]\ntols = ["a"] #! Unknown key tols; did you mean tools?',
  'a misspelt key of an entry':
    '[expect]\n[[expect.args]]\ntool = "a"\nkey = "b"\ncontains = "x"\nequal = 1 #! Unknown key equal; did you mean equals?',
  'a misspelt section': '[expct] #! did you mean expect\ntools = ["a"]',
  'a misspelt top-level key': 'descripton = "x" #! did you mean description\n[expect]\ntools = ["a"]',
  'a key near nothing': 'zzz = 1 #! Unknown key zzz; known here: name\n[expect]\ntools = ["a"]',
  'keys of expect at the top':
    'contains = ["x"] #! contains, forbid_tools at the top level; did you mean [expect]?\nforbid_tools = ["y"]',
  'keys of the top in expect':
    '[expect]\ntools = ["a"]\ntags = ["x"] #! tags, sandbox in [expect]; did you mean the top level?\nsandbox = true',
  'a section in expect': '[expect]\ntools = ["a"]\n[expect.expect] #! expect in [expect]\ntools = ["a"]',

  'a text for a list': '[expect]\ntools = "a" #! an array, found "a"',
  'a number for a text': '[expect]\ncontains = ["x", 2520] #! at 2520: a text, found 2520',
  'a text for a section': 'expect = "x" #! section, found "x"',
  'a date for a text': 'description = 2024-01-01 #! a text, found a date\n[expect]\ntools = ["a"]',
  'two sections of one that may not repeat': '[[expect]] #! may not repeat\ntools = ["a"]\n[[expect]]\ntools = ["b"]',
  'tags of the wrong kind': 'tags = ["x", 1] #! at 1: a text, found 1\n[expect]\ntools = ["a"]',
  'an unknown leg': '[expect]\ntaint = { privat = true } #! at privat: did you mean private',

  'globs that leave the traces root':
    'traces = [\n  "../x/*.json", #! below the traces root\n  "a/../../x", #! below the traces root\n  "!/etc/*", #! below the traces root\n  "a/..b/*.json",\n  "a\\u0000", #! control characters\n]\n[expect]\ntools = ["a"]',
  'trials that need nothing': 'trials = { require = 0 } #! at require: require\n[expect]\ntools = ["a"]',
  'trials above all': 'trials = { require = 1.5 } #! at require: require\n[expect]\ntools = ["a"]',
  'trials of a wrong word': 'trials = { require = "most" } #! at require: all, any…"most"\n[expect]\ntools = ["a"]',
  'trials that are all': 'trials = { min = 3, require = 0.8 }\n[expect]\ntools = ["a"]',
  'a misspelt key of trials': 'trials = { minn = 3 } #! at minn: did you mean min\n[expect]\ntools = ["a"]',

  'a severity of no dimension':
    '[expect]\ntools = ["a"]\n[severity]\n"expect.tool" = "off" #! expect.tool…did you mean expect.tools',
  'a wildcard of no dimension': '[expect]\ntools = ["a"]\n[severity]\n"nope.*" = "off" #! nope.*',
  'a block that is not there': '[expect]\ntools = ["a"]\n[severity]\n"expect[2].tools" = "off" #! expect[2].tools',
  'a wrong severity':
    '[expect]\ntools = ["a"]\n[severity]\n"expect.tools" = "warn" #! one of blocking, advisory, off…"warn"',
  'a dimension without quotes':
    '[expect]\ntools = ["a"]\n[severity]\nexpect.tools = "off" #! at expect.tools: needs quotes',
  'an empty key': '"" = 1 #! Unknown key ""\n[expect]\ntools = ["a"]',
  'a key of many characters': `${'k'.repeat(300)} = 1 #! Unknown key ${'k'.repeat(59)}…\n[expect]\ntools = ["a"]`,
  'very many unknown keys': `[expect]\n${Array.from(
    { length: 60 },
    (_, i) => `zzzzzzz${i} = 1 #! ${i < 50 ? 'Unknown key' : '10 more'}`,
  )
    .slice(0, 51)
    .join('\n')}\n${Array.from({ length: 9 }, (_, i) => `zzzzzzzz${i} = 1`).join('\n')}`,
  'everything off':
    '[expect]\ntools = ["a"]\n[severity] #! every dimension of this scenario is off\n"expect.*" = "off"',
  'nearly everything off': '[expect]\ntools = ["a"]\n[severity]\n"expect.*" = "off"\n"expect.tools" = "advisory"',

  'a prototype at the top': '__proto__ = { tools = ["a"] } #! Unknown key __proto__\n[expect]\ntools = ["a"]',
  'a prototype in expect': '[expect]\ntools = ["a"]\n__proto__ = { contains = ["a"] } #! Unknown key __proto__',
  'a constructor': '[expect]\ntools = ["a"]\nconstructor = 1 #! Unknown key constructor',
  'a prototype in an entry':
    '[expect]\nargs = [{ tool = "a", key = "b", equals = 1, __proto__ = {} }] #! at __proto__: Unknown key __proto__',
  'a prototype in severity': '[expect]\ntools = ["a"]\n[severity]\n__proto__ = "off" #! __proto__',

  'several at once, in their order':
    'tag = ["x"] #! did you mean tags\ntrials = { min = 0 } #! at min: at least 1\n[expect]\ntools = ["a", 7] #! at 7: a text\nmax_turn = 3 #! did you mean max_turns\n[severity]\n"expect.tolls" = "off" #! did you mean expect.tools',
  'an array over several lines': '[expect]\ntools = [\n  "a",\n\n  # a comment\n  7, #! a text, found 7\n]',
  'dotted keys': 'expect.tools = ["a"]\nexpect.max_turns = 0 #! at expect.max_turns: at least 1',
  'a quoted key': '[expect]\n"tools" = ["a"]\n"max_turns" = 0 #! at "max_turns": at least 1',
  'an array of tables':
    '[[expect.args]]\ntool = "a"\nkey = "b"\nequals = 1\n[[expect.args]]\ntool = "a"\nkey = "" #! at key: not to be empty\nequals = 1\n[[expect.args]] #! equals, contains, matches\ntool = "a"\nkey = "b"',
  'characters outside of the first plane before it': '[expect]\ntools = ["🙂", 7] #! at 7: a text',
  'a header with spaces': '[ expect ]\ntools = ["a", 7] #! at 7: a text',
}
describe('a scenario with', () => {
  for (const [title, text] of Object.entries(texts))
    for (const end of ['\n', '\r\n'])
      test(end === '\n' ? title : `${title}, with line ends of Windows`, async () => {
        const whole = text.startsWith('name =') ? text : named(text)
        const { problems } = await load([{ file: 's.toml', text: whole.replaceAll('\n', end) }])
        assert.deepEqual(differences(whole, problems), [])
      })
})
