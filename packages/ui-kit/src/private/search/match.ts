/** A part of a text, and whether it matches. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** Normalises a text for searching: without accents and in lower case. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** The words of a search, all of which must match. */
export const queryWords = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** Whether every word of the search occurs in one of the texts, ignoring case and accents. */
export function isFound(texts: readonly (string | undefined)[], query: string): boolean {
  const all = texts.map((text) => plain(text ?? '')).join('\n')
  return queryWords(query).every((word) => all.includes(word))
}

/** Splits a text into the matches of a search and the parts in between. */
export function textParts(text: string, query: string): TextPart[] {
  const found = foundPlaces(text, queryWords(query))
  const parts: TextPart[] = []
  for (const [at, character] of Array.from(text).entries()) {
    const isMatch = found[at] === true
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += character
    else parts.push({ text: character, isMatch })
  }
  return parts
}

// An accent can be a character of its own and a ligature two: map positions of the normalised text back.
function foundPlaces(text: string, words: readonly string[]): boolean[] {
  const characters = Array.from(text)
  const owners = characters.flatMap((character, at) => Array.from(plain(character), () => at))
  const folded = characters.map(plain).join('')
  const found = characters.map(() => false)
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (const owner of owners.slice(at, at + word.length)) found[owner] = true
    }
  }
  return found
}
