import type { Context } from '#contract/handlers.ts'
import { refuse } from '#contract/refuse.ts'
import { originOf } from '#audit/origin.ts'
import type { Db } from '#db/database.ts'
import type { ClockEntriesTable } from '#db/schema/clock-entries.ts'
import { hashOf } from '#time-record/chain.rules.ts'
import type { BreakRule } from '#time-record/workday.ts'
import * as centers from './work-centers.queries.ts'
import * as types from './break-types.queries.ts'
import * as entries from './clock-entries.queries.ts'
import { derive } from './derive-workdays.ts'

/** What writing into a record needs of a request. */
export type Recording = Pick<Context, 'db' | 'ids' | 'clock'> &
  Partial<Pick<Context, 'request'> & { user: { id: string } }>

type Fresh = Pick<
  ClockEntriesTable,
  'employeeId' | 'kind' | 'at' | 'timeZone' | 'breakTypeId' | 'mode' | 'source'
> & {
  reason?: string | null
  /** The entry it corrects. */
  replaces?: string | null
  /** The settings of its break type. Defaults to the current ones. */
  rule?: BreakRule
}

/**
 * Appends entries to a person's record, each linked to the previous one, and derives the affected days. The caller
 * locks the person (`lockPerson`), so that sequence numbers are unique. Affected days begin with the first entry,
 * unless an earlier time is given.
 */
export async function append(
  context: Recording,
  fresh: readonly Fresh[],
  touches: Date | undefined = fresh[0]?.at,
): Promise<void> {
  const [first] = fresh
  if (first === undefined || touches === undefined) return
  const { db, ids, clock, user, request } = context
  const { employeeId } = first
  const recordedAt = clock.now()
  const writing = { recordedAt, createdBy: user?.id ?? null, ...fromOf(request) }
  let last = await entries.last(db, employeeId)
  for (const { rule, ...entry } of fresh) {
    const values = { reason: null, replaces: null, ...entry, ...(rule ?? (await ruleOf(db, entry))) }
    const row = { ...values, ...writing, id: ids.next(), salt: ids.secret(), ...placeAfter(last) }
    const hash = hashOf(row)
    await entries.insert(db, { ...row, hash })
    last = { number: row.number, hash, mode: row.mode }
  }
  await derive(db, employeeId, touches, recordedAt)
  const month = await centers.beginClock(db, first, recordedAt)
  if (month !== undefined) refuse('month_locked', 'at', { value: month })
}

const placeAfter = (last: { number: number; hash: string } | undefined) =>
  last === undefined ? { number: 1, previousHash: '' } : { number: last.number + 1, previousHash: last.hash }

/** A break counts by the settings of its type at its start, even if the type changes later. */
function ruleOf(db: Db, { kind, breakTypeId }: Fresh): BreakRule | Promise<BreakRule> {
  if (kind !== 'break_start' || breakTypeId === null) return { counts: null, minutesPerUse: null }
  return types.ruleOf(db, breakTypeId)
}

function fromOf(request: Recording['request']): { ip: string | null; userAgent: string | null } {
  if (request === undefined) return { ip: null, userAgent: null }
  const { ip, userAgent } = originOf(request)
  return { ip, userAgent }
}
