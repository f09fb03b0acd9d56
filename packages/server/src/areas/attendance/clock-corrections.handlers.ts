import { forbidden, notFound } from '#contract/refuse.ts'
import { handlers } from '#contract/handlers.ts'
import { answerOf, ask, decided, looking, type Reading } from './clock-corrections.ts'
import { apply } from './clock-correction-acts.ts'
import * as queries from './clock-corrections.queries.ts'

export const clockCorrectionsHandlers = handlers('clockCorrections', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looking(context), context.query)
    return { data: data.map((row) => answerOf(row, context.user)), meta }
  },

  show: (context) => found(context, context.params.id),

  async create(context) {
    const { db, body, user } = context
    const employeeId = body.employeeId ?? user.id
    const isOwn = employeeId === user.id
    if (!isOwn && !user.permissions.has('FICHAJE_CORREGIR')) forbidden(['FICHAJE_CORREGIR'])
    if (!(await queries.isSeen(db, looking(context).reach, employeeId))) notFound()
    const id = await ask(context, { ...body, employeeId, side: isOwn ? 'employee' : 'company' })
    return found(context, id)
  },

  async approve(context) {
    const correction = await decided(context, 'approved')
    await apply(context, correction)
    return found(context, correction.id)
  },

  async reject(context) {
    const { id } = await decided(context, 'rejected', context.body.reason)
    return found(context, id)
  },

  async withdraw(context) {
    const { id } = await decided(context, 'withdrawn')
    return found(context, id)
  },
})

/** A correction as it stands now. */
async function found(context: Reading, id: string) {
  return answerOf((await queries.find(context.db, looking(context), id)) ?? notFound(), context.user)
}
