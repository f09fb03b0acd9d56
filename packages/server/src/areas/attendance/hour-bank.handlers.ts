import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { forbidden, notFound } from '#contract/refuse.ts'
import { firstOf, monthOf } from '#db/day.ts'
import { lockPerson } from '#db/lock-person.ts'
import { reachOf } from '#db/reach.ts'
import * as queries from './hour-bank.queries.ts'
import { movedSeconds } from './hour-bank.rules.ts'
import { person } from './month-sheet.queries.ts'

export const hourBankHandlers: HandlerTable = handlers('hourBank', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, reachOf(context), context.query)
    return { data: data.map((row) => answerOf(row, context.user)), meta }
  },

  async create(context) {
    const { db, ids, clock, user, body } = context
    const { employeeId, kind, date, ofMonth = null, reverses = null, reason } = body
    if (employeeId === user.id) forbidden()
    const { displayName } = (await person(db, reachOf(context), employeeId)) ?? notFound()
    await lockPerson(db, employeeId)
    const reversed = reverses === null ? undefined : await queries.reversible(db, employeeId, reverses)
    const seconds = movedSeconds(body, await queries.balanceOf(db, employeeId), reversed)
    const month = reversed === undefined ? dayOfMonth(ofMonth) : reversed.month
    const id = ids.next()
    await queries.insert(db, {
      ...{ id, employeeId, kind, seconds, date, reason, reverses, month },
      ...{ createdBy: user.id, createdAt: clock.now() },
    })
    await auditChange(context, {
      ...{ act: 'hourBank.create', subject: id, label: `${displayName} · ${date}` },
      after: { kind, seconds, date, reason, month: month && monthOf(month), reverses },
    })
    return answerOf((await queries.find(db, id)) ?? notFound(), user)
  },
})

const dayOfMonth = (month: string | null) => month && firstOf(month)

const answerOf = (
  { employeeId, displayName, createdBy, writerName, isReversible, ...row }: queries.MovementRow,
  user: Context['user'],
) => ({
  ...row,
  person: { id: employeeId, displayName },
  createdBy: { id: createdBy, displayName: writerName },
  canReverse: isReversible && employeeId !== user.id && user.permissions.has('BOLSA_HORAS_GESTIONAR'),
})
