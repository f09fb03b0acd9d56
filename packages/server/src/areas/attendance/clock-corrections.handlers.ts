import { forbidden, notFound } from '#contract/refuse.ts'
import { handlers } from '#contract/handlers.ts'
import { answerOf, ask, looking, type Reading, settle, waiting } from './clock-corrections.ts'
import { apply } from './clock-correction-acts.ts'
import { filesOf } from './correction-files.ts'
import { hold, release } from './held-corrections.ts'
import * as queries from './clock-corrections.queries.ts'

export const clockCorrectionsHandlers = handlers('clockCorrections', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looking(context), context.query)
    const files = await filesOf(context.db, data, looking(context))
    return { data: data.map((row) => answerOf(row, context.user, files.get(row.id))), meta }
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
    const row = await waiting(context, 'decided')
    await settle(context, row, { state: 'approved', by: context.user })
    await apply(context, row)
    return found(context, row.id)
  },

  async reject(context) {
    const row = await waiting(context, 'decided')
    await settle(context, row, { state: 'rejected', by: context.user, decision: context.body.reason })
    return found(context, row.id)
  },

  async withdraw(context) {
    const row = await waiting(context, 'withdrawn')
    await settle(context, row, { state: 'withdrawn', by: context.user })
    return found(context, row.id)
  },

  async hold(context) {
    await hold(context)
    return found(context, context.params.id)
  },

  async release(context) {
    await release(context)
    return found(context, context.params.id)
  },
})

/** A correction as it stands now. */
async function found(context: Reading, id: string) {
  const row = (await queries.find(context.db, looking(context), id)) ?? notFound()
  const files = await filesOf(context.db, [row], looking(context))
  return answerOf(row, context.user, files.get(row.id))
}
