import type { DuplicateScope } from '@portal/sdk/contract'
import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Db } from '#db/database.ts'
import { cut } from './duplicate-compute.ts'
import { preview } from './duplicate-preview.ts'
import { countOf, findLoad, findTemplate, keysOf, type Scope, scopeOf } from './duplicate-scope.queries.ts'
import { searchOfRow } from './duplicate-search-of-row.ts'
import { beginMerging, enqueueSearch } from './duplicate-searches.job.ts'
import * as queries from './duplicate-searches.queries.ts'
import * as rules from './duplicate-searches.rules.ts'
import { mostRecords } from './matching/blocks.ts'
import { isCollision } from './matching/matcher.ts'

export const duplicateSearchesHandlers: HandlerTable = handlers('duplicateSearches', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(searchOfRow), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async preview({ db, body }) {
    return preview(db, await checkedScope(db, body), body)
  },

  async create(context) {
    const { db, body, user, ids, clock, jobs } = context
    const scope = await checkedScope(db, body)
    if ((await countOf(db, scope)) > mostRecords) refuse('limit_reached', 'scope', { count: mostRecords })
    const { name, templateId, method, match, survivorRule } = body
    const id = ids.next()
    await queries.insert(db, {
      ...{ id, name, templateId, scope: body.scope, match, method, survivorRule, state: 'queued' },
      ...{ keys: JSON.stringify(scope.keys.map((key) => key.name)), ruleId: null },
      ...{ loadId: body.scope === 'load' ? (body.loadId ?? null) : null },
      threshold: isCollision(method) ? null : body.threshold,
      ...{
        model: null,
        failure: null,
        createdBy: user.id,
        createdAt: clock.now(),
        startedAt: null,
        finishedAt: null,
      },
    })
    await enqueueSearch(jobs, db, { id, userId: user.id })
    const after = await shown(db, id)
    await auditChange(context, { act: 'duplicateSearches.create', subject: id, after: rules.recorded(after) })
    return after
  },

  async destroy(context) {
    const { db, params } = context
    const search = (await queries.lock(db, params.id)) ?? notFound()
    rules.checkIdle(search.state)
    const before = rules.recorded(await shown(db, search.id))
    await queries.remove(db, search.id)
    await auditChange(context, { act: 'duplicateSearches.destroy', subject: search.id, before })
  },

  async cancel(context) {
    const { db, params, clock } = context
    const search = (await queries.lock(db, params.id)) ?? notFound()
    const state = rules.cancelled(search.state)
    const before = rules.recorded(await shown(db, search.id))
    await queries.change(db, search.id, { state, finishedAt: search.finishedAt ?? clock.now() })
    const after = await shown(db, search.id)
    await auditChange(context, {
      act: 'duplicateSearches.cancel',
      subject: search.id,
      before,
      after: rules.recorded(after),
    })
    return after
  },

  async cut(context) {
    const { db, params, body } = context
    const search = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(search, body.version)
    rules.checkReady(search.state)
    if (search.threshold === null) return conflict('invalid', 'method')
    if (body.threshold < rules.leastThreshold(search)) refuse('less_than', 'threshold')
    const before = rules.recorded(await shown(db, search.id))
    await cut(db, search, body.threshold)
    await queries.change(db, search.id, { threshold: body.threshold, version: search.version + 1 })
    const after = await shown(db, search.id)
    await auditChange(context, {
      act: 'duplicateSearches.cut',
      subject: search.id,
      before,
      after: rules.recorded(after),
    })
    return after
  },

  async merge(context) {
    const { db, params, body, user, jobs } = context
    const search = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion(search, body.version)
    rules.checkReady(search.state)
    const before = rules.recorded(await shown(db, search.id))
    await queries.retry(db, search.serial)
    await queries.change(db, search.id, { version: search.version + 1 })
    await beginMerging(db, search.id)
    await enqueueSearch(jobs, db, { id: search.id, userId: user.id })
    const after = await shown(db, search.id)
    await auditChange(context, {
      act: 'duplicateSearches.merge',
      subject: search.id,
      before,
      after: rules.recorded(after),
    })
    return after
  },
})

const shown = async (db: Db, id: string) => searchOfRow((await queries.find(db, id)) ?? notFound())

type Asked = {
  templateId: string
  scope: DuplicateScope
  keys: readonly string[]
  loadId?: string | null | undefined
}

/** The validated scope and keys. */
async function checkedScope(db: Db, asked: Asked): Promise<Scope> {
  const template = (await findTemplate(db, asked.templateId)) ?? refuse('inclusion', 'templateId')
  const keys = keysOf(template, asked.keys) ?? refuse('inclusion', 'keys')
  if ((asked.scope === 'skill' || asked.scope === 'campaign') && template.skillId === null)
    refuse('invalid', 'scope')
  return scopeOf(db, { template, keys, scope: asked.scope, loadSerial: await loadSerialOf(db, asked) })
}

async function loadSerialOf(db: Db, { scope, loadId, templateId }: Asked): Promise<number | null> {
  if (scope !== 'load') return null
  const load = await findLoad(db, loadId ?? refuse('blank', 'loadId'))
  if (load?.templateId !== templateId) return refuse('inclusion', 'loadId')
  return load.serial
}
