/** What stands above what an e-mail repeats of earlier ones, in the languages of common programs. */
const introductions: readonly RegExp[] = [
  /^-{3,}\s*(original message|mensaje original|mensagem original|message d'origine|ursprüngliche nachricht)\s*-{3,}$/i,
  /^_{20,}$/,
  /^(on|el|em|le|am)\s.{4,200}\s(wrote|escribió|escreveu|a écrit|schrieb)(\s.{0,200})?:$/i,
]
/** The first two lines of the head of a repeated e-mail, as Outlook writes it. */
const from = /^\*?(from|de|von)\s?:\*?\s.*@/i
const sent = /^\*?(sent|date|enviado( el)?|fecha|gesendet|datum|envoyé|data)\s?:/i
/** As much as is kept of a text and of what it repeats. */
const longestText = 100_000
/** As much of a text as is looked through. */
const longestRead = 1_000_000

/** A text as people typed it, and what it repeats of earlier ones; where it does nothing but repeat, all is text. */
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

/** Where the lines that begin with `>` at the end of a text begin; what is answered line by line stays whole. */
function startOfMarked(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.startsWith('>'))
  return lines.some((line) => line.startsWith('>')) ? last + 1 : lines.length
}

/** Text that can be stored: without signs that control machines. */
const cleaned = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .toWellFormed()

/** In one line, as long as it may be. */
export const inOneLine = (text: string, longest: number): string =>
  cleaned(text).replaceAll(/\s+/g, ' ').trim().slice(0, longest).toWellFormed()
