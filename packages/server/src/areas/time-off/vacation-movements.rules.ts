import { refuse } from '#contract/refuse.ts'

export type Wanted = {
  kind: 'adjustment' | 'carry_over'
  units?: number
  until?: string | null
  reverses?: string | null
}
/** A bucket and its free amount. */
export type Known = { id: string; validUntil: string; free: number }
type Reversed = { bucketId: string; units: number; isReversed: boolean }
/** The resulting movement; `until` is the end of a later bucket, which may have to be created. */
export type Move = { bucketId: string; units: number; reverses: string | null; until: string | null }

/** A manual movement of the balance: refused when empty, or when it takes more than there is. */
export function moveOf(
  wanted: Wanted,
  buckets: readonly Known[],
  { reversed, negativeUnits }: { reversed: Reversed | undefined; negativeUnits: number },
): Move {
  const { kind, reverses = null } = wanted
  if (reverses !== null) return takenBack(wanted, buckets, { reverses, reversed, negativeUnits })
  const bucket = buckets[0] ?? refuse('inclusion', 'year')
  const units = wanted.units ?? refuse('blank', 'units')
  if (units === 0) refuse('invalid', 'units')
  return kind === 'adjustment' ? adjusted(bucket, wanted, negativeUnits) : carriedOver(bucket, units, wanted)
}

function carriedOver(bucket: Known, units: number, wanted: Wanted): Move {
  const until = wanted.until ?? refuse('blank', 'until')
  if (units < 0) refuse('greater_than', 'units', { count: 0 })
  if (until <= bucket.validUntil) refuse('greater_than', 'until', { value: bucket.validUntil })
  if (units > bucket.free) refuse('less_than', 'units', { count: Math.max(0, bucket.free) })
  return { bucketId: bucket.id, units: -units, reverses: null, until }
}

function adjusted({ id, free }: Known, { units = 0, until = null }: Wanted, negativeUnits: number): Move {
  if (until !== null) refuse('invalid', 'until')
  checkFree(free, units, negativeUnits)
  return { bucketId: id, units, reverses: null, until: null }
}

function checkFree(free: number, units: number, negativeUnits: number): void {
  if (units < 0 && free + units < -negativeUnits)
    refuse('less_than', 'units', { count: free + negativeUnits })
}

type Taking = { reverses: string; reversed: Reversed | undefined; negativeUnits: number }

function takenBack({ kind, units, until = null }: Wanted, buckets: readonly Known[], taking: Taking): Move {
  const { reverses, reversed, negativeUnits } = taking
  if (kind !== 'adjustment' || reversed === undefined) return refuse('inclusion', 'reverses')
  if (units !== undefined) refuse('invalid', 'units')
  if (until !== null) refuse('invalid', 'until')
  if (reversed.isReversed) refuse('taken', 'reverses')
  const free = buckets.find(({ id }) => id === reversed.bucketId)?.free ?? 0
  checkFree(free, -reversed.units, negativeUnits)
  return { bucketId: reversed.bucketId, units: -reversed.units, reverses, until: null }
}
