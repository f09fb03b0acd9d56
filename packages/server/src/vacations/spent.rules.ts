import type { LeaveUnit, VacationKind } from '#db/schema/vacations.ts'
import { inOrder, type Bucket, type Spending } from './spend.rules.ts'

type Known = Bucket & { kind: VacationKind; unit: LeaveUnit; year: number }

/** The amount spent of each bucket and what is left, the one that ends first before the others. */
export const spentOf = (spendings: readonly Spending[], buckets: readonly Known[]) =>
  inOrder(buckets).flatMap(({ id, kind, year, unit, validUntil, free }) => {
    const units = spendings.filter(({ bucketId }) => bucketId === id).reduce((all, one) => all + one.units, 0)
    return units === 0 ? [] : [{ bucketId: id, kind, year, unit, validUntil, units, left: free - units }]
  })
