// Everything that can be wrong with a scenario file is said at once, at its line and column, with the nearest right key.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { differences, load, named } from './loading.ts'

/** Each text says itself what is wrong with it; one without marks is well formed. */
const texts: Record<string, string> = {
  'nothing to check': 'description = "x"\nname = "case" # error here: nothing to check; add [expect]',
  'an empty section': '[expect] # error here: [expect] has nothing to check; populate one of tools',
  'only what is off': '[expect] # error here: [expect] has nothing to check; populate one of tools\nno_tools = false',
  'an empty list': '[expect]\ntools = [] # error here at tools: at least 1 element in tools, found an empty array',
  'an empty list of needles': '[expect]\ncontains = [] # error here: at least 1 element in contains',
  'an empty args': '[expect]\nargs = [] # error here: at least 1 element in args',
  'an empty prompt': 'prompt = "" # error here: Expected a prompt turn not to be empty\n[expect]\ntools = ["a"]',
  'a blank prompt': 'prompt = " \\n" # error here: Expected a prompt turn not to be empty\n[expect]\ntools = ["a"]',
  'an empty prompt turn':
    'prompt = [\n  "hello",\n  "", # error here: Expected a prompt turn not to be empty\n]\n[expect]\ntools = ["a"]',
  'a blank prompt turn':
    'prompt = [\n  "hello",\n  "  ", # error here: Expected a prompt turn not to be empty\n]\n[expect]\ntools = ["a"]',
  'no prompt turn': 'prompt = [] # error here: at least 1 element in prompt\n[expect]\ntools = ["a"]',
  'verify without a sandbox':
    '[expect]\nverify = "true" # error here: Missing sandbox = true at the top of the scenario',
  'verify with a sandbox': 'sandbox = true\n[expect]\nverify = "true"',
  'no_tools beside tools': '[expect]\nno_tools = true\ntools = ["a"] # error here: no tools beside no_tools = true',
  'no_tools beside args':
    '[expect]\nno_tools = true\nargs = [{ tool = "a", key = "b", equals = 1 }] # error here: no args beside no_tools = true',
  'no_tools = false beside tools': '[expect]\nno_tools = false\ntools = ["a"]',
  'required and forbidden':
    '[expect]\ntools = ["a", "b"] # error here at "b": b to be required or forbidden, found both (forbid_tools has b)\nforbid_tools = ["b"]',
  'in order and forbidden by wildcard':
    '[expect]\ntools_in_order = ["look", "delete_x"] # error here at "delete_x": forbid_tools has delete_*\nforbid_tools = ["delete_*"]',
  'args of a forbidden tool':
    '[expect]\nforbid_tools = ["*_out"]\n[[expect.args]]\ntool = "mail_out" # error here at tool: no arguments of mail_out, which forbid_tools forbids (*_out)\nkey = "to"\nequals = 1',
  'args without a condition':
    '[expect]\nargs = [{ tool = "a", key = "b", on = "every" }] # error here at { tool: equals, contains, matches',
  'args with a bad expression':
    '[expect]\n[[expect.args]]\ntool = "a"\nkey = "b"\nmatches = "(?=x)" # error here at matches: Expected an RE2 expression…`(?=`',
  'a needle of nothing': '[expect]\ncontains = ["ok", "**"] # error here at "**": nothing is left',
  'a needle of nothing in args':
    '[expect]\n[[expect.args]]\ntool = "a"\nkey = "b"\ncontains = " \\u200b " # error here: nothing is left',
  'a field of the whole run in a turn':
    '[[turn]]\nn = 1\ntools = ["a"]\nmax_turns = 3 # error here: Unknown key max_turns in [turn]; did you mean [expect]?',
  'a turn that is not said': '[[turn]] # error here: Expected either n or says\ntools = ["a"]',
  'a turn that is said twice':
    '[[turn]]\nid = "x"\nn = 1\nsays = "no" # error here: Expected either n or says\ntools = ["a"]',
  'a turn by its text without an id': '[[turn]]\nsays = "no" # error here: Expected an id beside says\ntools = ["a"]',
  'two blocks of one turn':
    '[[turn]]\nn = 2\ntools = ["a"]\n[[turn]] # error here: Expected an id in a second block of turn 2\nn = 2\ntools = ["b"]',
  'the severity of a turn': '[[turn]]\nn = 2\ntools = ["a"]\n[severity]\n"turn[2].tools" = "advisory"',
  'the severity of a turn that is not there':
    '[[turn]]\nn = 2\ntools = ["a"]\n[severity]\n"turn[3].tools" = "advisory" # error here: Unknown dimension turn[3].tools',
  'a condition of a state that cannot hold':
    '[state]\nafter = { x = { min = 3, max = 2 } } # error here at min: Expected min to be at most max',
  'a state compared with what is absent':
    '[state]\nafter = { x = { absent = true, changed = true } } # error here at absent: Expected absent to stand alone',
  'a path with an open quote': "[state]\nonly = ['a.\"b'] # error here at 'a: Expected the quote",
  'no reason to skip': 'skip = " " # error here: Expected a reason\n[expect]\ntools = ["a"]',
  'an empty tool name':
    '[expect]\nforbid_tools = ["a", ""] # error here at "": Expected an element of forbid_tools not to be empty',
  'a forbidden call with its arguments':
    '[expect]\nforbid_tools = ["Bash(rm:*)"] # error here at "Bash: found "Bash(rm:*)", which can match none; write Bash: the name alone',
  'a forbidden regular expression':
    '[expect]\nforbid_tools = ["^delete", "drop$", "/purge/"] # error here at "^delete": write delete*: names are no regular… # error here at "drop$": write *drop: # error here at "/purge/": write *purge*:',
  'forbidden alternatives':
    '[expect]\nforbid_tools = ["{a,b}_x", "a|b"] # error here at "{a: write each name: a_x, b_x # error here at "a|b": write each name: a, b',
  'a forbidden name with blanks':
    '[expect]\nforbid_tools = ["ok", " delete "] # error here at " delete: write delete, without the blanks',
  'an exception among what is forbidden':
    '[expect]\nforbid_tools = ["*", "!read"] # error here at "!read": a list has no exceptions; only_tools names what may be called',
  'a forbidden question mark': '[expect]\nforbid_tools = ["a?"] # error here at "a?": only * is a wildcard',
  'a name that is forbidden exactly': '[expect]\nforbid_tools = ["=a(b)?"]',
  'required and forbidden exactly':
    '[expect]\ntools = ["b"] # error here at "b": b to be required or forbidden, found both (forbid_tools has =b)\nforbid_tools = ["=b"]',
  'a wildcard for a command':
    '[exit_code]\ncommand = "a.*" # error here at command: Expected one command, found "a.*"; commands take no wildcards here\nexpected_exit_code = 1\ntool_result_status = "warning"\nexpected_next_action = "a.c"',
  'a wildcard among mutating commands':
    '[profile_confirmation]\nconfirmation_command = "a"\nmutating_commands = ["a.x", "b.*"] # error here at "b.*": commands take no wildcards',
  'a wildcard in a trajectory':
    '[golden]\nexpected_trajectory = ["a.*"] # error here at "a.*": commands take no wildcards',
  'the mutating commands of the registry':
    '[contradiction]\nreadiness_step = "a"\nblocking_step = "b"\nmutating_commands = "registry"',
  'a key where a leaf belongs':
    '[live]\nlive_write_leaves = ["post", "books.post"] # error here at "books.post": Expected a leaf, found "books.post"…write the leaf, post',
  'a wildcard where a leaf belongs':
    '[live]\nhandoff_leaves = ["*_file"] # error here at "*_file": write the leaf, file',
  'attempts that are no choice': '[expect]\ntools = ["a"]\nattempts = "yes" # error here: attempts to be true or false',
  'taint of no leg': '[expect]\ntaint = {} # error here: Missing leg: give private, untrusted',
  'an empty list that may be absent':
    '[profile_confirmation]\nconfirmation_command = "a"\nmutating_commands = ["b"]\nprofile_switching_commands = [] # error here: at least 1 element in profile_switching_commands, found an empty array',
  'empty lists and tables of a flat file':
    'expected_trajectory = ["a"]\nsubject = {} # error here: at least 1 key in subject\nconfirmation_tiers = {} # error here: at least 1 key in confirmation_tiers\nexpected_computed_fields = [] # error here: at least 1 element',
  'an empty table as its own header': '[expect]\ntools = ["a"]\n[expect.taint] # error here: private, untrusted',
  'an empty list beside a mistake':
    '[audit_closure]\nrequired = 1 # error here: true or false\nforbidden_confirmed_claims = [] # error here: at least 1 element',
  'a section of none but defaults': '[live]',
  'nothing to compare with':
    '[expect]\nargs = [{ tool = "a", key = "b", equals = [] }, { tool = "a", key = "b", equals = {} }]',
  'a wrong stop cause': '[expect]\nstop_cause = "done" # error here: one of completed, interrupted…"done"',
  'a negative count': '[expect]\nblocked_sends = -1 # error here: blocked_sends to be at least 0, found -1',
  'zero turns': '[expect]\nmax_turns = 0 # error here: max_turns to be at least 1, found 0',
  'half a turn': '[expect]\nmax_turns = 2.5 # error here: max_turns to be a whole number, found 2.5',
  'a count beyond all': '[expect]\nmax_turns = 9007199254740993 # error here: max_turns to be at most 9007199254740991',

  'a key whose nearest is its opposite':
    '[expect]\nnon_tools = ["a"] # error here: Unknown key non_tools; did you mean any_tools ',
  'a misspelt key': '[expect]\ntols = ["a"] # error here: Unknown key tols; did you mean tools?',
  'a misspelt key of an entry':
    '[expect]\n[[expect.args]]\ntool = "a"\nkey = "b"\ncontains = "x"\nequal = 1 # error here: Unknown key equal; did you mean equals?',
  'a misspelt section': '[expct] # error here: Unknown key expct; did you mean expect?\ntools = ["a"]',
  'a misspelt top-level key': 'descripton = "x" # error here: did you mean description\n[expect]\ntools = ["a"]',
  'a key near nothing': 'zzz = 1 # error here: Unknown key zzz; known here: name\n[expect]\ntools = ["a"]',
  'keys of expect at the top':
    'contains = ["x"] # error here: contains, forbid_tools at the top level; did you mean [expect]?\nforbid_tools = ["y"]',
  'keys of the top in expect':
    '[expect]\ntools = ["a"]\ntags = ["x"] # error here: tags, sandbox in [expect]; did you mean the top level?\nsandbox = true',
  'a section in expect':
    '[expect]\ntools = ["a"]\n[expect.expect] # error here: Unknown key expect in [expect]; did you mean a section of its own\ntools = ["a"]',

  'a text for a list': '[expect]\ntools = "a" # error here: Expected tools to be an array, found "a"; write ["a"]',
  'a number for a text':
    '[expect]\ncontains = ["x", 2520] # error here at 2520: each element of contains to be a text or an array, found 2520; write it in quotes',
  'a text for a section': 'expect = "x" # error here: Expected [expect] to be a section, found "x"',
  'a date for a text': 'description = 2024-01-01 # error here: a text, found a date\n[expect]\ntools = ["a"]',
  'two sections of one that may not repeat':
    '[[expect]] # error here: Expected one [expect] section, found [[expect]]; this family may not repeat\ntools = ["a"]\n[[expect]]\ntools = ["b"]',
  'tags of the wrong kind':
    'tags = ["x", 1] # error here at 1: each element of tags to be a text, found 1\n[expect]\ntools = ["a"]',
  'an unknown leg': '[expect]\ntaint = { privat = true } # error here at privat: did you mean private',

  'globs that leave the traces root':
    'traces = [\n  "../x/*.json", # error here: below the traces root\n  "a/../../x", # error here: below the traces root\n  "!/etc/*", # error here: below the traces root\n  "a/..b/*.json",\n  "a\\u0000", # error here: control characters\n]\n[expect]\ntools = ["a"]',
  'trials that need nothing':
    'trials = { require = 0 } # error here at require: Expected require to be more than 0, found 0\n[expect]\ntools = ["a"]',
  'trials above all':
    'trials = { require = 1.5 } # error here at require: require to be at most 1, found 1.5; a rate is a share, such as 0.67\n[expect]\ntools = ["a"]',
  'trials of a wrong word':
    'trials = { require = "most" } # error here at require: require to be all, any or a number, found "most"\n[expect]\ntools = ["a"]',
  'trials that are all': 'trials = { min = 3, require = 0.8 }\n[expect]\ntools = ["a"]',
  'a misspelt key of trials':
    'trials = { minn = 3 } # error here at minn: Unknown key minn; did you mean min?\n[expect]\ntools = ["a"]',

  'a severity of no dimension':
    '[expect]\ntools = ["a"]\n[severity]\n"expect.tool" = "off" # error here: expect.tool…did you mean expect.tools',
  'a wildcard of no dimension':
    '[expect]\ntools = ["a"]\n[severity]\n"nope.*" = "off" # error here: Unknown dimension nope.*; see',
  'a block that is not there':
    '[expect]\ntools = ["a"]\n[severity]\n"expect[2].tools" = "off" # error here: Unknown dimension expect[2].tools; there is one block of expect',
  'a severity of a block by its id':
    '[[calls]]\nid = "a.b"\ntool = "x"\n[[calls]]\ntool = "y"\n[severity]\n"calls[a.b].count" = "off"\n"calls[2].count" = "advisory"',
  'a severity of an id that is not there':
    '[[calls]]\nid = "refund"\ntool = "x"\n[severity]\n"calls[refnd].count" = "off" # error here: did you mean calls[refund]?',
  'a severity by number of a block that has an id':
    '[[calls]]\nid = "refund"\ntool = "x"\n[severity]\n"calls[1].count" = "off" # error here: that block has an id: write calls[refund]',
  'an id that stands twice':
    '[[calls]]\nid = "a"\ntool = "x"\n[[calls]]\nid = "a" # error here: Expected a unique id, found a duplicate\ntool = "y"',
  'an id that begins with a digit': '[[calls]]\nid = "2" # error here: of which the first is a letter\ntool = "x"',
  'a pattern without a tool': '[[calls]] # error here: Missing tool; expected a tool or command, or any_of\nmin = 1',
  'an empty where': '[[calls]]\ntool = "x"\nwhere = {} # error here: Expected at least 1 key in where',
  'a condition without keys':
    '[[calls]]\ntool = "x"\nwhere = { a = {} } # error here at a =: Expected at least 1 key in a',
  'a path without quotes':
    '[[calls]]\ntool = "x"\nwhere = { a.b = 1 } # error here at a.b: Unknown key b; a path with dots stands in quotes, as in "a.b" = 1',
  'a quote of a path that does not close': `[[calls]]\ntool = "x"\nwhere = { 'files."src/a.ts' = 1 } # error here at 'files: Expected the quote in`,
  'a list as it is': '[[calls]]\ntool = "x"\nwhere = { a = [], b = { equals = [1, "2"] } }',
  'min above max of a condition':
    '[[calls]]\ntool = "x"\nwhere = { a = { min = 2, max = 1.5 } } # error here at min: Expected min to be at most max, found 2 and 1.5',
  'min above max of a count':
    '[[calls]]\ntool = "x"\nwhere = { a = { count = { min = 2, max = 1 } } } # error here at min: Expected min to be at most max, found 2 and 1',
  'min above max of a block':
    '[[calls]]\ntool = "x"\nmin = 3 # error here: Expected min to be at most max, found 3 and 2\nmax = 2',
  'exactly beside max':
    '[[calls]]\ntool = "x"\nmax = 3\nexactly = 2 # error here: Expected exactly to stand alone, found max beside it',
  'absent beside another key':
    '[[calls]]\ntool = "x"\nwhere = { a = { absent = true, min = 1 } } # error here at absent: Expected absent to stand alone',
  'a wrong expression of a condition':
    '[[calls]]\ntool = "x"\nwhere = { a = { not_matches = "(?=x)" } } # error here at not_matches: Expected an RE2 expression',
  'an unknown event': '[[calls]]\ntool = "@usr" # error here: Unknown event @usr; did you mean @user?',
  'the event of the first prompt':
    '[[calls]]\ntool = "@prompt" # error here: Expected a tool or command here, found the event @prompt; events here are',
  'an argument of an event':
    '[[calls]]\ntool = "@user"\nwhere = { a = 1 } # error here: Expected no where beside @user, which is no call',
  'a mistake in any_of':
    '[[calls]]\nany_of = ["a", { tool = "b", where = { c = { matches = "[" } } }] # error here at matches: Expected an RE2 expression',
  'a misspelt key in any_of':
    '[[calls]]\nany_of = [{ tool = "b", outcom = "failed" }] # error here at outcom: Unknown key outcom; did you mean outcome?',
  'a tool as it stands in a permission':
    '[[calls]]\ntool = "Bash(npm publish)" # error here: found "Bash(npm publish)", which can match none; write Bash: the name alone, without arguments, which stand under where',
  'an expression for a tool':
    '[expect]\nonly_tools = ["^read"] # error here at "^read": found "^read", which can match none; write read*: names are no regular expressions',
  'a budget below 0': '[budget]\nmax_calls = -1 # error here: Expected max_calls to be at least 0',
  'a budget of one agent': '[budget]\nmax_calls = 1\nagents = "main" # error here: Unknown key agents',
  'an empty list of alternatives':
    '[expect]\ncontains = ["a", []] # error here at []: Expected at least 1 element in an element of contains',

  'a wrong severity':
    '[expect]\ntools = ["a"]\n[severity]\n"expect.tools" = "warn" # error here: one of blocking, advisory, off…"warn"',
  'a dimension without quotes':
    '[expect]\ntools = ["a"]\n[severity]\nexpect.tools = "off" # error here at expect.tools: a key with dots needs quotes',
  'an empty key': '"" = 1 # error here: Unknown key ""\n[expect]\ntools = ["a"]',
  'a key of many characters': `${'k'.repeat(300)} = 1 # error here: Unknown key ${'k'.repeat(59)}…\n[expect]\ntools = ["a"]`,
  'very many unknown keys': `[expect]\n${Array.from(
    { length: 60 },
    (_, i) => `zzzzzzz${i} = 1 # error here: ${i < 50 ? `Unknown key zzzzzzz${i};` : 'Unknown keys, 10 more'}`,
  )
    .slice(0, 51)
    .join('\n')}\n${Array.from({ length: 9 }, (_, i) => `zzzzzzzz${i} = 1`).join('\n')}`,
  'everything off':
    '[expect]\ntools = ["a"]\n[severity] # error here: every dimension of this scenario is off\n"expect.*" = "off"',
  'nearly everything off': '[expect]\ntools = ["a"]\n[severity]\n"expect.*" = "off"\n"expect.tools" = "advisory"',

  'a prototype at the top':
    '__proto__ = { tools = ["a"] } # error here: Unknown key __proto__\n[expect]\ntools = ["a"]',
  'a prototype in expect':
    '[expect]\ntools = ["a"]\n__proto__ = { contains = ["a"] } # error here: Unknown key __proto__',
  'a constructor': '[expect]\ntools = ["a"]\nconstructor = 1 # error here: Unknown key constructor',
  'a prototype in an entry':
    '[expect]\nargs = [{ tool = "a", key = "b", equals = 1, __proto__ = {} }] # error here at __proto__: Unknown key __proto__',
  'a prototype in severity':
    '[expect]\ntools = ["a"]\n[severity]\n__proto__ = "off" # error here: Unknown dimension __proto__',

  'several at once, in their order':
    'tag = ["x"] # error here: Unknown key tag; did you mean tags?\ntrials = { min = 0 } # error here at min: Expected min to be at least 1, found 0\n[expect]\ntools = ["a", 7] # error here at 7: each element of tools to be a text, found 7\nmax_turn = 3 # error here: did you mean max_turns\n[severity]\n"expect.tolls" = "off" # error here: did you mean expect.tools',
  'an array over several lines':
    '[expect]\ntools = [\n  "a",\n\n  # a comment\n  7, # error here: each element of tools to be a text, found 7\n]',
  'dotted keys':
    'expect.tools = ["a"]\nexpect.max_turns = 0 # error here at expect.max_turns: max_turns to be at least 1, found 0',
  'a quoted key':
    '[expect]\n"tools" = ["a"]\n"max_turns" = 0 # error here at "max_turns": max_turns to be at least 1, found 0',
  'an array of tables':
    '[[expect.args]]\ntool = "a"\nkey = "b"\nequals = 1\n[[expect.args]]\ntool = "a"\nkey = "" # error here at key: Expected key not to be empty\nequals = 1\n[[expect.args]] # error here: equals, contains, matches\ntool = "a"\nkey = "b"',
  'characters outside of the first plane before it':
    '[expect]\ntools = ["🙂", 7] # error here at 7: each element of tools to be a text, found 7',
  'a header with spaces': '[ expect ]\ntools = ["a", 7] # error here at 7: each element of tools to be a text, found 7',
}
describe('a scenario with', () => {
  for (const [title, text] of Object.entries(texts))
    for (const end of ['\n', '\r\n'])
      test(end === '\n' ? title : `${title}, with line ends of Windows`, async () => {
        const whole = /^name = /m.test(text) ? text : named(text)
        const { problems } = await load([{ file: 's.toml', text: whole.replaceAll('\n', end) }])
        assert.deepEqual(differences(whole, problems), [])
      })
})
