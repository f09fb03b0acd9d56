import type { ActivationProgress } from '@portal/sdk/contract'
import type { ActivationRow } from './activations.queries.ts'

/** An activation as the contract has it. */
export function activationOfRow(row: ActivationRow, progress: ReadonlyMap<number, ActivationProgress>) {
  const { id, name, state, segmentId, segmentName, skillId, skillName, startsAt, endsAt, quantity } = row
  const { commercial, hoursFrom, hoursUntil, weekdays, dailyQuota, maxAttempts, replacesId } = row
  const { members, queued, blacklisted, duplicated, activeElsewhere, workedOut, unreachable } = row
  const { overQuantity, failure, hasCertificate, version, createdAt, preparedAt, endedAt } = row
  const own = progress.get(row.serial)
  if (own === undefined) throw new Error(`nothing was counted of activation ${row.serial}`)
  return {
    ...{ id, name, state, segmentId, segmentName, skillId, skillName, startsAt, endsAt, quantity },
    ...{ order: row.ordering, commercial, hoursFrom, hoursUntil, weekdays, dailyQuota, maxAttempts },
    ...{ replacesId, failure, hasCertificate, version, createdAt, createdBy: row.creator },
    ...{ preparedAt, endedAt, progress: own },
    sum: { members, queued, blacklisted, duplicated, activeElsewhere, workedOut, unreachable, overQuantity },
  }
}
