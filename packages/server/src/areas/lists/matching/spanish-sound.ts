// Applied in order, each to the result of the previous one.
const rules: readonly (readonly [RegExp, string])[] = [
  [/^ps/, 's'],
  [/^x/, 'j'],
  [/ph/g, 'f'],
  [/sch|sh/g, 'C'],
  [/ch/g, 'C'],
  [/th/g, 't'],
  [/h/g, ''],
  [/ll/g, 'y'],
  [/qu(?=[ei])|q/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/x(?=[aeiou])/g, 'ks'],
  [/x/g, 's'],
  [/ks(?=[eiaou])/g, 's'],
  [/v|w/g, 'b'],
  [/m(?=[bp])/g, 'n'],
  [/y(?![aeiou])/g, 'i'],
  [/([a-zC])\1+/g, '$1'],
]

/**
 * The Spanish pronunciation of a word as heard on the telephone: b and v, ll and y, c, s and z (seseo), g and j
 * before e and i, a silent h, qu and k are each one sound. The rules are those of the Spanish Metaphone (A. Mosquera,
 * E. Lloret, P. Moreda, "Towards Facilitating the Accessibility of Web 2.0 Texts through Text Normalisation",
 * NLP4ITA, LREC 2012), but keeping vowels, as `fonetico` of talisman does: otherwise Mario and María would sound
 * alike. The input is in lower case and without accents.
 */
export function soundOf(word: string): string {
  if (known.size > mostKnown) known.clear()
  let sound = known.get(word)
  if (sound === undefined) {
    sound = rules.reduce((text, [sign, by]) => text.replace(sign, by), word)
    known.set(word, sound)
  }
  return sound
}

/** A cache: names recur. */
const known = new Map<string, string>()
const mostKnown = 50_000

/** The pronunciation of a text's words, in alphabetical order. */
export const soundsOf = (text: string): string[] => text.split(' ').map(soundOf).sort()
