import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { dayIn } from '#db/zoned-day.ts'
import { reachOf } from '#db/reach.ts'
import { contentOf, figuresOf, sealed, type SheetContent } from '#time-record/month-content.ts'
import { periodOfMonths } from './asked-months.ts'
import * as queries from './month-sheet.queries.ts'
import { isEmployed } from './month-sheet-person.queries.ts'
import { isConfirmable, isSame, missingDays, type SheetStatus } from './month-sheets.rules.ts'
import type { SheetRow } from './month-sheets.queries.ts'
import type { Period } from './derived-days.queries.ts'
import { zoneOf } from './workdays.queries.ts'

export type Reading = Pick<Context, 'db' | 'user' | 'clock'>

/** The sheet of a person and month: the confirmed content and the current record. */
export async function sheetOf(context: Reading, employeeId: string, month: string) {
  const { db, clock } = context
  const reach = reachOf(context)
  const person = (await queries.person(db, reach, employeeId)) ?? notFound()
  const period = await periodOfMonths(context, month)
  const live = await queries.days(db, reach, period, employeeId)
  const kept = await queries.kept(db, { employeeId, month })
  const days = live.map(({ partTime, ...day }) => {
    void partTime
    return day
  })
  const now = { employeeId, month, partTime: live.some(({ partTime }) => partTime), days }
  const state = kept?.state ?? 'open'
  const isKept = state === 'confirmed' || state === 'locked'
  const shown = kept !== undefined && isKept ? contentOf(kept.content) : now
  const [figures, present] = [figuresOf(shown.days), figuresOf(days)]
  const isDifferent = isKept && !isSame(shown.days, days, person)
  const today = dayIn(clock.now(), await zoneOf(db, person, clock.now()))
  const status: SheetStatus = {
    ...{ month, state, isOver: today > period.until, isDifferent },
    isEmpty: kept === undefined && (await isEmpty(db, now, period)),
    // When the record contradicts a confirmed sheet, the next confirmation covers the record.
    hash: sealed(isDifferent ? now : shown).hash,
    missing: missingDays(days),
    waiting: await queries.waitingDays(db, employeeId, period),
  }
  return { person, kept, now, shown, figures, present, status }
}

/** Whether a month has neither planned nor recorded work. */
const isEmpty = async (db: Reading['db'], { employeeId, days }: SheetContent, period: Period) =>
  days.length === 0 && !(await isEmployed(db, employeeId, period))

export type Sheet = Awaited<ReturnType<typeof sheetOf>>

/** A sheet with its days and its history, as answered. */
export async function detailOf(context: Reading, sheet: Sheet) {
  const { db, user } = context
  const { person, kept, shown, figures, present, status } = sheet
  const { month, state, isOver, isDifferent, missing, waiting } = status
  const history = kept === undefined ? [] : await queries.history(db, kept.id)
  return {
    ...figures,
    ...{ id: `${person.id}:${month}`, person: { id: person.id, displayName: person.displayName } },
    ...{ month, state, isOver, isDifferent, partTime: shown.partTime, hash: status.hash },
    days: shown.days.map(({ absence = null, ...day }) => ({ ...day, absence })),
    incidentDays: shown.days.filter(({ incidents }) => incidents.length > 0).length,
    ...{ missingDays: missing.length, pendingCorrections: waiting.length, waitingDays: [...waiting] },
    ...{ confirmedAt: kept?.confirmedAt ?? null, lockedAt: kept?.lockedAt ?? null },
    remindedAt: await queries.remindedAt(db, { employeeId: person.id, month }),
    difference: isDifferent ? present : null,
    history: history.map(({ personId, displayName, ...act }) => ({
      ...act,
      by: { id: personId, displayName },
    })),
    canConfirm: person.id === user.id && isConfirmable(status),
  }
}

/** A sheet of a list, as answered. */
export const answerOf = ({ employeeId, displayName, ...row }: SheetRow) => ({
  ...row,
  id: `${employeeId}:${row.month}`,
  person: { id: employeeId, displayName },
})

/** The hours of a month, delivered with the payslip; acknowledged means confirmed by the person. */
export function summaryOf({ person, kept, shown, figures, status }: Sheet) {
  const { ordinarySeconds, complementarySeconds, extraSeconds } = figures
  const isAcknowledged = status.state === 'confirmed' || status.state === 'locked'
  return {
    person: { id: person.id, displayName: person.displayName },
    ...{ month: status.month, partTime: shown.partTime },
    ...{ ordinarySeconds, complementarySeconds, extraSeconds },
    acknowledgedAt: isAcknowledged ? (kept?.confirmedAt ?? null) : null,
    hash: sealed(shown).hash,
  }
}
