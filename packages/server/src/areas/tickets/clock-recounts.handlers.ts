import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { recountClocks } from '#tickets/recount-clocks.ts'
import * as queries from '#tickets/clock-recounts.queries.ts'
import { paceOf } from './clock-recounts.rules.ts'

export const clockRecountsHandlers: HandlerTable = handlers('clockRecounts', {
  async index({ db, query, clock }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map((row) => answerOf(row, clock.now())), meta }
  },

  async create(context) {
    const id = await recountClocks(context)
    await auditChange(context, {
      ...{ act: 'clockRecounts.create', subject: id, after: { state: 'queued' } },
    })
    return shown(context, id)
  },

  async cancel(context) {
    const { db, params, clock } = context
    const before = (await queries.find(db, params.id)) ?? notFound()
    if (!(await queries.cancel(db, before.id, clock.now()))) conflict('invalid', 'state')
    await auditChange(context, {
      ...{ act: 'clockRecounts.cancel', subject: before.id },
      ...{ before: { state: before.state }, after: { state: 'cancelled' } },
    })
    return shown(context, before.id)
  },
})

async function shown({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string) {
  return answerOf((await queries.find(db, id)) ?? notFound(), clock.now())
}

const answerOf = (row: queries.RecountRow, now: Date) => ({ ...row, ...paceOf(row, now) })
