/** Introductions of quoted e-mails, in the languages of common programs. */
const introductions: readonly RegExp[] = [
  /^-{3,}\s*(original message|mensaje original|mensagem original|message d'origine|ursprüngliche nachricht)\s*-{3,}$/i,
  /^_{20,}$/,
  /^(on|el|em|le|am)\s.{4,200}\s(wrote|escribió|escreveu|a écrit|schrieb)(\s.{0,200})?:$/i,
]
/** The first two header lines of a quoted e-mail in Outlook. */
const from = /^\*?(from|de|von)\s?:\*?\s.*@/i
const sent = /^\*?(sent|date|enviado( el)?|fecha|gesendet|datum|envoyé|data)\s?:/i
/** The maximum stored length of a text and of its quotation. */
const longestText = 100_000
/** The maximum length of text that is searched. */
const longestRead = 1_000_000

/** Splits a text into what people typed and the quotation; a text that only quotes is kept whole. */
export function withoutQuoted(given: string): { text: string; quoted: string | null } {
  const lines = cleaned(given.slice(0, longestRead)).split('\n')
  const at = startOfQuoted(lines)
  const text = lines.slice(0, at).join('\n').trim()
  const quoted = lines.slice(at).join('\n').trim()
  if (text === '' || quoted === '') return { text: (text || quoted).slice(0, longestText), quoted: null }
  return { text: text.slice(0, longestText), quoted: quoted.slice(0, longestText) }
}

function startOfQuoted(lines: readonly string[]): number {
  for (const [at, line] of lines.entries()) {
    const own = line.trim()
    // Programs break a long introduction into two lines.
    const both = `${own} ${lines[at + 1]?.trim() ?? ''}`
    if (introductions.some((one) => one.test(own) || one.test(both))) return at
    if (from.test(own) && sent.test(lines[at + 1]?.trim() ?? '')) return at
  }
  return startOfMarked(lines)
}

/** The start of the trailing lines that begin with `>`; inline replies are kept whole. */
function startOfMarked(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  return lines.some((line) => line.startsWith('>')) ? last + 1 : lines.length
}

/** Storable text: without control characters. */
const cleaned = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .toWellFormed()

/** As one line with a maximum length. */
export const inOneLine = (text: string, longest: number): string =>
  cleaned(text).replaceAll(/\s+/g, ' ').trim().slice(0, longest).toWellFormed()
