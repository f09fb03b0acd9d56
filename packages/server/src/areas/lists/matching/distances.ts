/**
 * Texts as one byte per character, so that two ranges are compared without creating strings. Normalised Latin texts
 * are ASCII; in other alphabets two characters may share a byte, which slightly increases similarity.
 */
export type Units = Uint8Array

const beyondAscii = 0x80

/** The byte of a character. */
export const unitOf = (code: number): number => (code < beyondAscii ? code : beyondAscii | (code & 0x7f))

const masks = new Int32Array(0x1_00)
const wordBits = 32

/**
 * The Levenshtein distance, by the bit vectors of Myers (1999) in the form of Hyyrö (2003) if the shorter text has at
 * most 32 characters, by rows otherwise.
 */
export function levenshtein(units: Units, a: number, aEnd: number, b: number, bEnd: number): number {
  if (aEnd - a > bEnd - b) return levenshtein(units, b, bEnd, a, aEnd)
  while (a < aEnd && units[a] === units[b]) {
    a += 1
    b += 1
  }
  while (a < aEnd && units[aEnd - 1] === units[bEnd - 1]) {
    aEnd -= 1
    bEnd -= 1
  }
  if (a === aEnd) return bEnd - b
  return aEnd - a <= wordBits ? byBits(units, a, aEnd, b, bEnd) : byRows(units, a, aEnd, b, bEnd)
}

function byBits(units: Units, a: number, aEnd: number, b: number, bEnd: number): number {
  const last = 1 << (aEnd - a - 1)
  for (let at = a; at < aEnd; at += 1)
    masks[units[at] as number] = (masks[units[at] as number] as number) | (1 << (at - a))
  let distance = aEnd - a
  let [plus, minus] = [-1, 0]
  for (let at = b; at < bEnd; at += 1) {
    const mask = masks[units[at] as number] as number
    const equal = mask | minus
    const diagonal = (((equal & plus) + plus) ^ plus) | equal
    let up = minus | ~(diagonal | plus)
    let down = plus & diagonal
    if (up & last) distance += 1
    else if (down & last) distance -= 1
    up = (up << 1) | 1
    down <<= 1
    plus = down | ~((masks[units[at] as number] as number) | minus | up)
    minus = up & (mask | minus)
  }
  for (let at = a; at < aEnd; at += 1) masks[units[at] as number] = 0
  return distance
}

let row = new Uint16Array(64)

function byRows(units: Units, a: number, aEnd: number, b: number, bEnd: number): number {
  const width = aEnd - a
  if (row.length <= width) row = new Uint16Array(width * 2)
  for (let at = 0; at <= width; at += 1) row[at] = at
  for (let at = b; at < bEnd; at += 1) {
    let before = row[0] as number
    row[0] = at - b + 1
    for (let place = 1; place <= width; place += 1) {
      const above = row[place] as number
      const change = units[a + place - 1] === units[at] ? before : before + 1
      row[place] = Math.min(change, above + 1, (row[place - 1] as number) + 1)
      before = above
    }
  }
  return row[width] as number
}

/** The Levenshtein similarity: 1 minus the distance divided by the longer length. */
export function levenshteinLikeness(u: Units, a: number, aEnd: number, b: number, bEnd: number): number {
  const longer = Math.max(aEnd - a, bEnd - b)
  return longer === 0 ? 1 : 1 - levenshtein(u, a, aEnd, b, bEnd) / longer
}

/**
 * The weight of a common prefix (Winkler 1990): a tenth for each of at most four characters, if the similarity is at
 * least 0.7.
 */
const beginning = { share: 0.1, most: 4, from: 0.7 }

/** The Jaro-Winkler similarity. */
export function jaroWinkler(u: Units, a: number, aEnd: number, b: number, bEnd: number): number {
  const [one, other] = [aEnd - a, bEnd - b]
  if (one === 0 || other === 0) return one === other ? 1 : 0
  const jaro = jaroOf(u, { a, one, b, other })
  if (jaro < beginning.from) return jaro
  const most = Math.min(beginning.most, one, other)
  let common = 0
  while (common < most && u[a + common] === u[b + common]) common += 1
  return jaro + common * beginning.share * (1 - jaro)
}

type Stretches = { a: number; one: number; b: number; other: number }

/** The Jaro similarity, by bits if both texts have at most 32 characters. */
function jaroOf(u: Units, texts: Stretches): number {
  const { one, other } = texts
  const { matches, moved } =
    Math.max(one, other) <= wordBits ? matchedByBits(u, texts) : matchedByTurns(u, texts)
  if (matches === 0) return 0
  return (matches / one + matches / other + (matches - (moved >> 1)) / matches) / 3
}

/** The characters that match within reach, and how many of them are in another order. */
type MatchedUnits = { matches: number; moved: number }

const reachOf = ({ one, other }: Stretches): number => Math.max(0, (Math.max(one, other) >> 1) - 1)
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** The first free match within reach is the lowest bit of those of the same character. */
function matchedByBits(u: Units, texts: Stretches): MatchedUnits {
  const { a, one, b, other } = texts
  const reach = reachOf(texts)
  for (let at = 0; at < other; at += 1)
    masks[u[b + at] as number] = (masks[u[b + at] as number] as number) | (1 << at)
  let [ofOne, ofOther, matches, moved] = [0, 0, 0, 0]
  for (let at = 0; at < one; at += 1) {
    const until = at + reach + 1
    let near = until >= wordBits ? -1 : (1 << until) - 1
    if (at > reach) near &= -1 << (at - reach)
    const free = (masks[u[a + at] as number] as number) & near & ~ofOther
    if (free === 0) continue
    ofOther |= free & -free
    ofOne |= 1 << at
    matches += 1
  }
  for (let at = 0; at < other; at += 1) masks[u[b + at] as number] = 0
  for (; ofOne !== 0; ofOne &= ofOne - 1, ofOther &= ofOther - 1)
    if (u[a + lowest(ofOne)] !== u[b + lowest(ofOther)]) moved += 1
  return { matches, moved }
}

let takenOfOne = new Uint8Array(256)
let takenOfOther = new Uint8Array(256)

function matchedByTurns(u: Units, texts: Stretches): MatchedUnits {
  const { a, one, b, other } = texts
  if (takenOfOne.length < one) takenOfOne = new Uint8Array(one * 2)
  if (takenOfOther.length < other) takenOfOther = new Uint8Array(other * 2)
  takenOfOne.fill(0, 0, one)
  takenOfOther.fill(0, 0, other)
  const matches = matchesOf(u, texts)
  let [moved, next] = [0, 0]
  for (let at = 0; at < one; at += 1) {
    if (takenOfOne[at] === 0) continue
    while (takenOfOther[next] === 0) next += 1
    if (u[a + at] !== u[b + next]) moved += 1
    next += 1
  }
  return { matches, moved }
}

/** Marks the matching characters of both texts; returns their number. */
function matchesOf(u: Units, texts: Stretches): number {
  const { a, one, b, other } = texts
  const reach = reachOf(texts)
  let matches = 0
  for (let at = 0; at < one; at += 1) {
    const end = Math.min(other, at + reach + 1)
    for (let place = Math.max(0, at - reach); place < end; place += 1) {
      if (takenOfOther[place] !== 0 || u[a + at] !== u[b + place]) continue
      takenOfOne[at] = takenOfOther[place] = 1
      matches += 1
      break
    }
  }
  return matches
}

/** Two texts as ranges of one buffer: for single comparisons. */
export function together(one: string, other: string): [Units, number, number, number, number] {
  const units = new Uint8Array(one.length + other.length)
  for (let at = 0; at < one.length; at += 1) units[at] = unitOf(one.charCodeAt(at))
  for (let at = 0; at < other.length; at += 1) units[one.length + at] = unitOf(other.charCodeAt(at))
  return [units, 0, one.length, one.length, units.length]
}
