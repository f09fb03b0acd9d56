// In order: what a rule leaves, the next one meets.
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
 * How a word sounds in Spanish, for whoever hears it on the telephone: b and v, ll and y, c, s and z (seseo), g and j before e
 * and i, a silent h, qu and k are each one sound. The rules are those of the Spanish Metaphone (A. Mosquera, E. Lloret,
 * P. Moreda, "Towards Facilitating the Accessibility of Web 2.0 Texts through Text Normalisation", NLP4ITA, LREC 2012), with the
 * vowels kept, as `fonetico` of talisman keeps them: without, Mario and María would sound alike. The word comes in lower case
 * and without accents.
 */
export function soundOf(word: string): string {
  if (known.size > mostKnown) known.clear()
  let sound = known.get(word)
  if (sound === undefined) {
    sound = rules.reduce((heard, [sign, by]) => heard.replace(sign, by), word)
    known.set(word, sound)
  }
  return sound
}

/** Names come again and again: most are heard once. */
const known = new Map<string, string>()
const mostKnown = 50_000

/** How the words of a text sound, in the order of the alphabet. */
export const soundsOf = (text: string): string[] => text.split(' ').map(soundOf).sort()
