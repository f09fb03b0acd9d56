/** Levels of agreement, lowest first; unknown values carry no information. */
export const agreements = ['different', 'far', 'close', 'same', 'unknown'] as const
export type Agreement = (typeof agreements)[number]
export const unknownAt = 4
/** The levels that are counted. */
const levels = 4

/**
 * The model learned by EM: the share of duplicates, and how often each key agrees at each level among duplicates and
 * others.
 */
export type Learned = { share: number; m: number[][]; u: number[][] }

/** A pattern of agreements in base five, one digit per key, with its number of pairs. */
export type Patterns = ReadonlyMap<number, number>

export const digitsOf = (pattern: number, keys: number): number[] =>
  Array.from({ length: keys }, (_, at) => Math.floor(pattern / 5 ** at) % 5)

const mostRounds = 200
const enough = 1e-6
/** A floor for probabilities: what was never seen must not count as a proof. */
const least = 1e-5

/**
 * The weights of Fellegi and Sunter (1969), learned without examples by expectation maximisation, as in Winkler
 * (1988: "Using the EM Algorithm for Weight Computation in the Fellegi-Sunter Model") and in Splink's documentation
 * (https://moj-analytical-services.github.io/splink/topic_guides/theory/fellegi_sunter.html): m is the probability of
 * an agreement among duplicates, u among others. Both are learned from the pairs within blocks, so u is that of
 * already similar people; keys are assumed to be independent.
 */
export function learn(patterns: Patterns, keys: number): Learned {
  const rows = [...patterns].map(([pattern, count]) => ({ digits: digitsOf(pattern, keys), count }))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  let model = beginning(rows, keys)
  if (total === 0) return model
  for (let round = 0; round < mostRounds; round += 1) {
    const next = improved(model, rows, total)
    const change = Math.abs(next.share - model.share)
    model = next
    if (change < enough) break
  }
  return model
}

type Row = { digits: number[]; count: number }

/** The starting point: duplicates nearly always agree, others as often as all pairs do. */
function beginning(rows: readonly Row[], keys: number): Learned {
  const m = Array.from({ length: keys }, () => [0.02, 0.03, 0.1, 0.85])
  const u = Array.from({ length: keys }, (_, key) => frequencies(rows, key, () => 1))
  return { share: 0.1, m, u }
}

function improved(model: Learned, rows: readonly Row[], total: number): Learned {
  const chances = rows.map(({ digits }) => chanceOf(model, digits))
  const share = rows.reduce((sum, { count }, at) => sum + count * (chances[at] as number), 0) / total
  const keys = model.m.length
  const of = (weight: (at: number) => number) =>
    Array.from({ length: keys }, (_, key) => frequencies(rows, key, weight))
  return {
    share: Math.min(1 - least, Math.max(least, share)),
    m: of((at) => chances[at] as number),
    u: of((at) => 1 - (chances[at] as number)),
  }
}

function frequencies(rows: readonly Row[], key: number, weight: (at: number) => number): number[] {
  const sums = new Array<number>(levels).fill(0)
  for (const [at, { digits, count }] of rows.entries()) {
    const level = digits[key] as number
    if (level !== unknownAt) sums[level] = (sums[level] as number) + count * weight(at)
  }
  const whole = sums.reduce((sum, one) => sum + one, 0)
  const raised = sums.map((one) => (whole === 0 ? 1 / levels : Math.max(least, one / whole)))
  const sum = raised.reduce((one, other) => one + other, 0)
  return raised.map((one) => one / sum)
}

/** The probability that a pair is a duplicate, by its agreements. */
export function chanceOf({ share, m, u }: Learned, digits: readonly number[]): number {
  let odds = share / (1 - share)
  for (const [key, level] of digits.entries())
    if (level !== unknownAt) odds *= (m[key]?.[level] ?? 1) / (u[key]?.[level] ?? 1)
  return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds)
}

/** The weight of an agreement as log2; null when unknown. */
export function weightOf({ m, u }: Pick<Learned, 'm' | 'u'>, key: number, level: number): number | null {
  if (level === unknownAt) return null
  return Math.log2((m[key]?.[level] ?? 1) / (u[key]?.[level] ?? 1))
}
