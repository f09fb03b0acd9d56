/** A stretch of a text, and whether a search found it. */
export interface TextPart {
  text: string
  isMatch: boolean
}

/** A text as a search sees it: without accents and in lower case. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

/** The words of a search, each of which must be found. */
export const queryWords = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** Whether every word of the search is in one of the texts, without regard to case and accents. */
export function isFound(texts: readonly (string | undefined)[], query: string): boolean {
  const all = texts.map((text) => plain(text ?? '')).join('\n')
  return queryWords(query).every((word) => all.includes(word))
}

/** Cuts a text into what the words of a search found in it and what stands between. */
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

// An accent can be a character of its own and a ligature two: the places of the plain text lead back by a list.
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
