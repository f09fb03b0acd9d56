import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import { checkVersion } from '#contract/version.ts'
import type { Db } from '#db/database.ts'
import { nextTime } from '#reports/report-times.ts'
import { dueJob } from './load-sources-due.job.ts'
import { enqueueSource } from './load-source.job.ts'
import * as queries from './load-sources.queries.ts'
import * as rules from './load-sources.rules.ts'
import * as templates from './templates.queries.ts'

export const loadSourcesHandlers: HandlerTable = handlers('loadSources', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async create(context) {
    const { db, body, user, ids, clock } = context
    const [id, now] = [ids.next(), clock.now()]
    await check(context, null)
    const secret =
      body.kind !== 'folder' && body.password ? context.fileSources.seal(body.password, id) : null
    const columns = { ...rules.columnsOf(body), secret, nextAt: null, version: 1, ownerId: user.id }
    await queries.insert(db, { id, ...columns, createdAt: now, updatedAt: now })
    await plan(context, id)
    const after = await shown(db, id)
    await auditChange(context, { act: 'loadSources.create', subject: id, after: noted(after) })
    return after
  },

  async update(context) {
    const { db, params, body, user, clock } = context
    const row = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(row, body.version)
    const known = { ...row, hasSecret: row.secret !== null }
    await check(context, known)
    const before = await shown(db, row.id)
    const kept = rules.keepsSecret(body, known) ? row.secret : null
    const given = body.password ? context.fileSources.seal(body.password, row.id) : kept
    const secret = body.kind === 'folder' ? null : given
    const changes = { ...rules.columnsOf(body), secret, ownerId: user.id, updatedAt: clock.now() }
    await queries.change(db, row.id, { ...changes, version: row.version + 1 })
    await plan(context, row.id)
    const after = await shown(db, row.id)
    const both = { before: noted(before), after: noted(after) }
    await auditChange(context, { act: 'loadSources.update', subject: row.id, ...both })
    return after
  },

  async destroy(context) {
    const { db, params } = context
    const { id } = (await queries.lock(db, params.id)) ?? notFound()
    const before = noted(await shown(db, id))
    await queries.remove(db, id)
    await auditChange(context, { act: 'loadSources.destroy', subject: id, before })
  },

  async run(context) {
    const { db, params, jobs } = context
    const { id, name } = (await queries.lock(db, params.id)) ?? notFound()
    await enqueueSource(jobs, db, id)
    await auditChange(context, { act: 'loadSources.run', subject: id, label: name })
    return shown(db, id)
  },

  async runs({ db, params, query }) {
    const { id } = (await queries.find(db, params.id)) ?? notFound()
    return queries.runs(db, id, query)
  },
})

type Writing = Context<'loadSources.create'> | Context<'loadSources.update'>
type Before = Parameters<typeof rules.checkSource>[2]

async function check(
  { db, body, fileSources }: Writing,
  before: (Before & { id: string }) | null,
): Promise<void> {
  rules.checkSource(body, fileSources, before)
  checkTimeZone(body.schedule.timeZone)
  if ((await templates.find(db, body.templateId)) === undefined) refuse('inclusion', 'templateId')
  if (await queries.isTaken(db, body.name.trim(), before?.id)) refuse('taken', 'name')
}

/** The next run; null while it is disabled. */
async function plan({ db, body, clock, jobs }: Writing, id: string): Promise<void> {
  const { every, weekday = null, day = null, hour, timeZone } = body.schedule
  const nextAt = body.active ? nextTime({ every, weekday, day, hour, timeZone }, clock.now()) : null
  await queries.change(db, id, { nextAt })
  if (nextAt !== null) await jobs.enqueue(db, dueJob.kind, { id }, { key: id, at: nextAt })
}

const shown = async (db: Db, id: string) => answerOf((await queries.find(db, id)) ?? notFound())

function answerOf(row: queries.SourceRow) {
  const { id, name, kind, folder, host, username, secret, fingerprint, bucket, region } = row
  const { pattern, templateId, templateName } = row
  const { afterwards, active, every, weekday, day, hour, timeZone, nextAt, isRunning, lastRun } = row
  return {
    ...{
      id,
      name,
      kind,
      folder,
      host,
      username,
      hasPassword: secret !== null,
      fingerprint,
      bucket,
      region,
      pattern,
      templateId,
    },
    ...{
      templateName,
      afterwards,
      active,
      schedule: { every, weekday, day, hour, timeZone },
      nextAt,
      isRunning,
    },
    ...{ lastRun: lastRun && { ...lastRun, ranAt: new Date(lastRun.ranAt) } },
    owner: { id: row.ownerId, displayName: row.ownerName },
    ...{ version: row.version, updatedAt: row.updatedAt },
  }
}

/** The logged values, without its runtime state. */
function noted({ lastRun, isRunning, nextAt, ...source }: ReturnType<typeof answerOf>) {
  void [lastRun, isRunning, nextAt]
  return source
}
