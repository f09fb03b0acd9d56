import { randomBytes } from 'node:crypto'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import type { Db } from '#db/database.ts'
import { isOutOfTime } from '#db/failures.ts'
import { anonymiseJob } from './anonymise.job.ts'
import { dueOf } from './anonymise-due.ts'
import * as anonymised from './anonymise.queries.ts'
import * as queries from './anonymisation-runs.queries.ts'

export const anonymisationRunsHandlers: HandlerTable = handlers('anonymisationRuns', {
  async index({ db, query, clock }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map((row) => answerOf(row, clock.now())), meta }
  },

  show: (context) => shown(context, context.params.id),

  async preview({ db, body, clock }) {
    const { due } = await dueBy(db, body.ruleId, clock.now())
    try {
      const { records, held, values } = await anonymised.count(db, due)
      const fields = due.changes.map(({ label, class: one, method }, at) => ({
        ...{ field: label, class: one, method, values: values[at] ?? 0 },
      }))
      const sample = await anonymised.sample(db, due, randomBytes(32).toString('hex'))
      return { records, held, fields, sample }
    } catch (error) {
      return isOutOfTime(error) ? refuse('limit_reached', 'ruleId') : Promise.reject(error as Error)
    }
  },

  async create(context) {
    const { db, body, ids, clock, user, jobs } = context
    const { ruleId, reason } = body
    const { rule, due } = await dueBy(db, ruleId, clock.now())
    if (!(await anonymised.isAnyDue(db, due))) refuse('invalid', 'ruleId')
    const id = ids.next()
    const asked = {
      ruleId,
      ruleName: rule.name,
      templateId: due.templateId,
      templateName: due.templateName,
      reason,
    }
    await queries.insert(db, {
      ...{ ...asked, id, state: 'queued', total: 0, counts: '{}' },
      ...{ createdBy: user.id, createdAt: clock.now() },
      ...{ startedAt: null, finishedAt: null, proof: null, sha256: null },
    })
    await jobs.enqueue(db, anonymiseJob.kind, { id }, { key: id })
    await auditChange(context, {
      ...{ act: 'anonymisationRuns.create', subject: id, label: rule.name },
      after: asked,
    })
    return shown(context, id)
  },

  async cancel(context) {
    const { db, params, clock } = context
    const row = (await queries.find(db, params.id)) ?? notFound()
    const cancelled = { state: 'cancelled', finishedAt: clock.now() } as const
    if (!(await queries.change(db, row.id, ['queued', 'running'], cancelled))) conflict('invalid', 'state')
    await auditChange(context, {
      ...{ act: 'anonymisationRuns.cancel', subject: row.id, label: row.ruleName },
      ...{ before: { state: row.state }, after: { state: 'cancelled' } },
    })
    return shown(context, row.id)
  },
})

/** The due records of an active rule. */
async function dueBy(db: Db, ruleId: string, now: Date) {
  const rule = (await queries.ruleOf(db, ruleId)) ?? refuse('inclusion', 'ruleId')
  const due = (await dueOf(db, rule, now)) ?? refuse('invalid', 'ruleId')
  return { rule, due }
}

async function shown({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string) {
  return answerOf((await queries.find(db, id)) ?? notFound(), clock.now())
}

function answerOf(row: queries.Row, now: Date) {
  const { createdBy, displayName, counts, serial, ruleId, templateId, ...rest } = row
  void [counts, serial, ruleId, templateId]
  return { ...rest, rowsPerSecond: rateOf(row, now), createdBy: { id: createdBy, displayName } }
}

function rateOf({ startedAt, finishedAt, done }: queries.Row, now: Date): number | null {
  if (startedAt === null) return null
  const ms = Math.max(1, (finishedAt ?? now).getTime() - startedAt.getTime())
  return Math.round((done * 1000) / ms)
}
