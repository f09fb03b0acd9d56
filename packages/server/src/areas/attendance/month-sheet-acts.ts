import { auditChange } from '#auth/audit.ts'
import type { Context } from '#contract/handlers.ts'
import { forbidden, notFound } from '#contract/refuse.ts'
import { firstOf, lastOf } from '#db/day.ts'
import type { MonthSheetAct, MonthSheetState } from '#db/schema/month-sheets.ts'
import { notify } from '#notices/notify.ts'
import { figuresOf, sealed } from '#time-record/month-content.ts'
import { shiftLimitsIn } from '#time-record/time-rules.queries.ts'
import { lockPerson } from '#db/lock-person.ts'
import * as bank from './hour-bank.queries.ts'
import { checkConfirm, checkLock, checkReopen } from './month-sheets.rules.ts'
import * as queries from './month-sheet.queries.ts'
import { type Sheet, sheetOf } from './month-sheets.ts'

type Acting = Context<'monthSheets.confirm'> | Context<'monthSheets.lock'> | Context<'monthSheets.reopen'>

/** Stores the content that the person confirms. */
export async function confirm(context: Context<'monthSheets.confirm'>): Promise<void> {
  const { db, ids, clock, user, params, body } = context
  if (params.id !== user.id) forbidden()
  const sheet = await held(context)
  checkConfirm(sheet.status, body.hash)
  const { content, hash } = sealed(sheet.now)
  const { employeeId, partTime, days } = sheet.now
  const figures = JSON.stringify(figuresOf(days))
  const id = await queries.put(db, {
    ...{ id: ids.next(), employeeId, month: firstOf(body.month), state: 'confirmed' },
    ...{ partTime, figures, hash, confirmedAt: clock.now(), lockedAt: null, isDifferent: false },
  })
  await done(context, sheet, { id, act: 'confirm', state: 'confirmed', hash, content })
}

/** Locks the month, and adds its balance to the hour bank. */
export async function lock(context: Context<'monthSheets.lock'>): Promise<void> {
  const { db, ids, clock, user } = context
  const { sheet, kept } = await keptOfOther(context)
  checkLock(sheet.status)
  const { employeeId, month } = sheet.now
  const shiftLimits = JSON.stringify(await shiftLimitsIn(db, employeeId, month))
  await queries.change(db, kept.id, { state: 'locked', lockedAt: clock.now(), shiftLimits })
  await bank.insert(db, {
    ...{ id: ids.next(), employeeId, kind: 'month', seconds: kept.figures.balanceSeconds },
    ...{ date: lastOf(month), month: firstOf(month), reverses: null, reason: null },
    ...{ createdBy: user.id, createdAt: clock.now() },
  })
  await done(context, sheet, { id: kept.id, act: 'lock', state: 'locked', hash: kept.hash })
}

/** Unlocks the month, and reverses its movement in the hour bank. */
export async function reopen(context: Context<'monthSheets.reopen'>): Promise<void> {
  const { db, ids, clock, user, body } = context
  const { sheet, kept } = await keptOfOther(context)
  checkReopen(kept.state)
  const { reason } = body
  const { employeeId, month } = sheet.now
  await queries.change(db, kept.id, { state: 'reopened', lockedAt: null })
  const movement = kept.state === 'locked' ? await bank.ofMonth(db, employeeId, firstOf(month)) : undefined
  if (movement !== undefined)
    await bank.insert(db, {
      ...{ id: ids.next(), employeeId, kind: 'reversal', seconds: -movement.seconds, reason },
      ...{ date: lastOf(month), month: firstOf(month), reverses: movement.id },
      ...{ createdBy: user.id, createdAt: clock.now() },
    })
  await done(context, sheet, { id: kept.id, act: 'reopen', state: 'reopened', hash: kept.hash, reason })
  await notify(context, {
    userIds: [employeeId],
    kind: 'clock.monthReopened',
    data: { person: user.displayName, month, reason },
    link: `/accesos?tab=month&month=${month}`,
  })
}

/** The sheet in the path, with the person locked, so that operations and clock entries are serialized. */
async function held(context: Acting): Promise<Sheet> {
  const { db, params, body } = context
  await lockPerson(db, params.id)
  return sheetOf(context, params.id, body.month)
}

/** Somebody else's confirmed sheet: nobody locks or reopens their own month. */
async function keptOfOther(context: Context<'monthSheets.lock'> | Context<'monthSheets.reopen'>) {
  if (context.params.id === context.user.id) forbidden()
  const sheet = await held(context)
  if (sheet.kept === undefined) {
    checkReopen(sheet.status.state)
    return notFound()
  }
  return { sheet, kept: sheet.kept }
}

type Done = {
  id: string
  act: MonthSheetAct
  state: MonthSheetState
  hash: string
  content?: string
  reason?: string
}

/** Stores the event with the sheet, and logs it. */
async function done(context: Acting, sheet: Sheet, { id, act, state, hash, ...more }: Done): Promise<void> {
  const { db, clock, user } = context
  const { content = null, reason = null } = more
  const { person, status } = sheet
  await queries.record(db, { sheetId: id, act, at: clock.now(), by: user.id, reason, hash, content })
  await auditChange(context, {
    ...{ act: `monthSheets.${act}`, subject: id, label: `${person.displayName} · ${status.month}` },
    ...{ before: { state: status.state }, after: { state } },
    detail: { hash, ...(reason === null ? {} : { reason }) },
  })
}
