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

/** What is needed of a request that writes into somebody's record. */
export type Recording = Pick<Context, 'db' | 'ids' | 'clock'> &
  Partial<Pick<Context, 'request'> & { user: { id: string } }>

type Fresh = Pick<
  ClockEntriesTable,
  'employeeId' | 'kind' | 'at' | 'timeZone' | 'breakTypeId' | 'mode' | 'source'
> & {
  reason?: string | null
  /** What it corrects. */
  replaces?: string | null
  /** What its type said of a break; what it says now unless given. */
  rule?: BreakRule
}

/**
 * Appends entries to the record of one person, each tied to the one before it, and derives the days they touch. The
 * caller holds the person (`lockPerson`), so that no two entries get one number. What is touched
 * begins with the first, unless earlier.
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

/** A break counts by the rules of its type at its start, even if the type changes later. */
function ruleOf(db: Db, { kind, breakTypeId }: Fresh): BreakRule | Promise<BreakRule> {
  if (kind !== 'break_start' || breakTypeId === null) return { counts: null, minutesPerUse: null }
  return types.ruleOf(db, breakTypeId)
}

function fromOf(request: Recording['request']): { ip: string | null; userAgent: string | null } {
  if (request === undefined) return { ip: null, userAgent: null }
  const { ip, userAgent } = originOf(request)
  return { ip, userAgent }
}
