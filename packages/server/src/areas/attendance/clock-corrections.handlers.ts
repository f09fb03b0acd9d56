import { forbidden, notFound } from '#contract/refuse.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { answerOf, ask, looking, type Reading, settle, standpointOf, waiting } from './clock-corrections.ts'
import { apply } from './clock-correction-acts.ts'
import { filesOf } from './correction-files.ts'
import { hold, release } from './held-corrections.ts'
import * as queries from './clock-corrections.queries.ts'

export const clockCorrectionsHandlers: HandlerTable = handlers('clockCorrections', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looking(context), context.query)
    const files = await filesOf(context.db, data, looking(context))
    return { data: data.map((row) => answerOf(row, context.user, files.get(row.id))), meta }
  },

  async show(context) {
    const { looks } = await standpointOf(context, context.params.id)
    return found(context, context.params.id, looks)
  },

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
    const { looks } = await standpointOf(context, context.params.id)
    const { onBehalfOf, ...row } = await waiting(context, 'decided')
    await settle(context, row, { state: 'approved', by: context.user, onBehalfOf })
    await apply(context, row)
    return found(context, row.id, looks)
  },

  async reject(context) {
    const { looks } = await standpointOf(context, context.params.id)
    const { onBehalfOf, ...row } = await waiting(context, 'decided')
    const decision = context.body.reason
    await settle(context, row, { state: 'rejected', by: context.user, onBehalfOf, decision })
    return found(context, row.id, looks)
  },

  async withdraw(context) {
    const row = await waiting(context, 'withdrawn')
    await settle(context, row, { state: 'withdrawn', by: context.user })
    return found(context, row.id)
  },

  async hold(context) {
    const { looks } = await standpointOf(context, context.params.id)
    await hold(context)
    return found(context, context.params.id, looks)
  },

  async release(context) {
    const looks = await release(context)
    return found(context, context.params.id, looks)
  },
})

/** The current state of a correction. */
async function found(context: Reading, id: string, looks = looking(context)) {
  const row = (await queries.find(context.db, looks, id)) ?? notFound()
  const files = await filesOf(context.db, [row], looks)
  return answerOf(row, context.user, files.get(row.id))
}
