import type { FilterNode } from '@portal/sdk/contract'
import { sql } from 'kysely'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse, refuseAll } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Db } from '#db/database.ts'
import { isOutOfTime } from '#db/failures.ts'
import { dayOf } from '#db/day.ts'
import { withoutNestedLoops } from '#db/without-nested-loops.ts'
import * as formats from './filter-format.queries.ts'
import * as previews from './filter-preview.queries.ts'
import { faultsOf, missingFields } from './filter-tree.rules.ts'
import * as queries from './filters.queries.ts'

/** A filter being edited is counted at each change: slow answers are useless. */
const previewMs = 2000

export const filtersHandlers: HandlerTable = handlers('filters', {
  async index({ db, user, query }) {
    const { data, meta } = await queries.list(db, user.id, query)
    return { data: data.map((row) => answerOf(row, user.id)), meta }
  },

  show: ({ db, user, params }) => shown(db, user.id, params.id),

  formats: ({ db }) => formats.formats(db),

  async preview({ db, database, body, clock }) {
    const format = await checked(db, body)
    const asked = { nodes: body.nodes, format, today: dayOf(clock.now()) }
    await sql`select set_config('statement_timeout', ${`${previewMs}ms`}, true)`.execute(db)
    try {
      const found = await withoutNestedLoops(db, () => counted(db, database, asked))
      const isEmpty = found.count === 0 && found.total > 0
      const emptiedBy = isEmpty ? await withoutNestedLoops(db, () => previews.emptying(db, asked)) : null
      const sample = found.count === 0 ? [] : await previews.sample(db, asked, found)
      return { ...found, sample, emptiedBy }
    } catch (error) {
      return isOutOfTime(error) ? refuse('limit_reached', 'nodes') : Promise.reject(error as Error)
    }
  },

  async create(context) {
    const { db, body, user, ids, clock } = context
    const { name, description = '', shared, templateId, nodes } = body
    await checked(db, body)
    if (await queries.isTaken(db, user.id, name)) refuse('taken', 'name')
    const [id, now] = [ids.next(), clock.now()]
    const written = { name, description, shared, templateId, nodes: JSON.stringify(nodes), version: 1 }
    await queries.insert(db, { id, ...written, createdBy: user.id, createdAt: now, updatedAt: now })
    await insertVersion(context, id, { name, nodes, version: 1 })
    const after = await shown(db, user.id, id)
    await auditChange(context, { act: 'filters.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, params, body, user, clock } = context
    const { id, version, templateId } = (await queries.lockOwn(db, user.id, params.id)) ?? notFound()
    checkVersion({ version }, body.version)
    const { name, description = '', shared, nodes } = body
    await checked(db, { templateId, nodes })
    if (await queries.isTaken(db, user.id, name, id)) refuse('taken', 'name')
    const before = await shown(db, user.id, id)
    const changes = { name, description, shared, nodes: JSON.stringify(nodes), updatedAt: clock.now() }
    await queries.change(db, id, { ...changes, version: version + 1 })
    await insertVersion(context, id, { name, nodes, version: version + 1 })
    const after = await shown(db, user.id, id)
    await auditChange(context, { act: 'filters.update', subject: id, before, after })
    return after
  },

  async destroy(context) {
    const { db, params, user } = context
    const { id } = (await queries.lockOwn(db, user.id, params.id)) ?? notFound()
    if (await queries.isUsed(db, id)) conflict('referenced', 'segments')
    const before = await shown(db, user.id, id)
    await queries.remove(db, id)
    await auditChange(context, { act: 'filters.destroy', subject: id, before })
  },

  async versions({ db, params, user }) {
    const { id } = (await queries.find(db, user.id, params.id)) ?? notFound()
    const rows = await queries.versions(db, id)
    return rows.map(({ version, name, nodes, changedAt, changedBy, displayName }) => ({
      ...{ version, name, nodes, changedAt, changedBy: { id: changedBy, displayName } },
    }))
  },
})

/** The number of matches, within a time limit on both databases. */
async function counted(db: Db, { kind }: Context['database'], asked: previews.Asked) {
  if (kind === 'postgres') return previews.count(db, asked)
  const until = performance.now() + previewMs
  const found = await previews.countInParts(db, asked, { isOver: () => performance.now() > until })
  return found ?? refuse('limit_reached', 'nodes')
}

/** The template of a valid tree; refuses with all errors otherwise. */
async function checked(db: Db, { templateId, nodes }: { templateId: string; nodes: FilterNode[] }) {
  const format = (await formats.formatOf(db, templateId)) ?? refuse('inclusion', 'templateId')
  refuseAll(faultsOf(nodes, format))
  return format
}

const shown = async (db: Db, userId: string, id: string) =>
  answerOf((await queries.find(db, userId, id)) ?? notFound(), userId)

function answerOf({ createdBy, creatorName, columns, ...row }: queries.FilterRow, userId: string) {
  const fields = formats.fieldsOf({ columns, cellPositions: {} }, new Map())
  return {
    ...row,
    isOwn: createdBy === userId,
    missingFields: missingFields(row.nodes, new Map(fields.map((field) => [field.name, field]))),
    createdBy: { id: createdBy, displayName: creatorName },
  }
}

const insertVersion = (
  { db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>,
  filterId: string,
  { nodes, ...version }: { name: string; nodes: readonly FilterNode[]; version: number },
) =>
  queries.insertVersion(db, {
    ...{ ...version, filterId, nodes: JSON.stringify(nodes), changedBy: user.id, changedAt: clock.now() },
  })
