/** The free amount in a bucket for a range of days: its movements minus pending requests. */
export type Bucket = { id: string; validFrom: string; validUntil: string; free: number }
export type Spending = { bucketId: string; date: string; units: number }
type Wanted = { date: string; units: number }

/**
 * Allocates days to buckets: each day to the bucket that ends first. If none has enough, the last one goes negative
 * as far as allowed; undefined when that is not enough.
 */
export function spend(
  days: readonly Wanted[],
  buckets: readonly Bucket[],
  negativeUnits: number,
): Spending[] | undefined {
  const free = new Map(buckets.map(({ id, free: units }) => [id, units]))
  const spendings: Spending[] = []
  const take = (bucketId: string, date: string, units: number) => {
    if (units <= 0) return 0
    free.set(bucketId, (free.get(bucketId) ?? 0) - units)
    spendings.push({ bucketId, date, units })
    return units
  }
  for (const { date, units } of days.toSorted((one, other) => compare(one.date, other.date))) {
    const open = inOrder(buckets).filter((one) => one.validFrom <= date && date <= one.validUntil)
    let missing = units
    for (const { id } of open) missing -= take(id, date, Math.min(missing, free.get(id) ?? 0))
    const last = open.at(-1)
    if (missing === 0) continue
    if (last === undefined || (free.get(last.id) ?? 0) + negativeUnits < missing) return undefined
    take(last.id, date, missing)
  }
  return merged(spendings)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The one that ends first before the others. */
export const inOrder = <One extends Pick<Bucket, 'id' | 'validUntil'>>(buckets: readonly One[]): One[] =>
  buckets.toSorted((one, other) => compare(one.validUntil, other.validUntil) || compare(one.id, other.id))

/** Going to zero and below it in one bucket on one day is one spending. */
function merged(spendings: readonly Spending[]): Spending[] {
  const byKey = new Map<string, Spending>()
  for (const one of spendings) {
    const key = `${one.date} ${one.bucketId}`
    const known = byKey.get(key)
    byKey.set(key, known === undefined ? one : { ...known, units: known.units + one.units })
  }
  return [...byKey.values()]
}
