// Characters that nobody can see, made visible.

/** What a reader cannot see or a terminal obeys: controls, bidi and zero-width marks, fillers, tags, line separators, lone surrogates. */
const unseen = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const plain = /^[\x20-\x7e]*$/

const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** How a character that cannot be seen is shown: `\n`, `\u{1b}`, `\u{202e}`. Plain ASCII, so that any font and any log has it. */
const showUnseen = (character: string): string =>
  named[character] ?? `\\u{${(character.codePointAt(0) as number).toString(16)}}`

/** The text with every character that cannot be seen made visible; one line. */
export const visible = (text: string): string => (plain.test(text) ? text : text.replace(unseen, showUnseen))

/** The same of a text whose line breaks and tabs stay. */
export const visibleLines = (text: string): string =>
  text.replace(unseen, (character) => (/[\n\t]/.test(character) ? character : showUnseen(character)))
