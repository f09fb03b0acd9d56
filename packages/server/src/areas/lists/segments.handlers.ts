import type { SegmentArms } from '@portal/sdk/contract'
import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import type { Db } from '#db/database.ts'
import { overlap } from './segment-overlap.queries.ts'
import { begun } from './begin-run.ts'
import { enqueueForgetting } from './segment-members.job.ts'
import { asksOfWork, segmentsIn } from './filter-records.queries.ts'
import * as filters from './filters.queries.ts'
import { calledByArm } from './segment-arms.queries.ts'
import { armOf, type Called, differenceOf } from './segment-arms.rules.ts'
import { settingsOf } from './segment-settings.ts'
import * as queries from './segments.queries.ts'
import * as rules from './segments.rules.ts'

export const segmentsHandlers: HandlerTable = handlers('segments', {
  async index({ db, query }) {
    const { data, meta } = await queries.list(db, query)
    return { data: data.map(answerOf), meta }
  },

  show: ({ db, params }) => shown(db, params.id),

  async create(context) {
    const { db, body, user, ids, clock } = context
    const settings = await settingsOf(db, user.id, body)
    if (await queries.isTaken(db, body.name)) refuse('taken', 'name')
    const [id, now] = [ids.next(), clock.now()]
    const position = await queries.nextPosition(db, settings.templateId)
    await queries.insert(db, {
      ...never,
      ...settings,
      id,
      position,
      createdBy: user.id,
      createdAt: now,
      updatedAt: now,
    })
    const after = await shown(db, id)
    await auditChange(context, { act: 'segments.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, params, body, user, clock } = context
    const [segment] = await queries.lock(db, [params.id])
    if (segment === undefined) return notFound()
    checkVersion(segment, body.version)
    rules.checkIdle(segment)
    const settings = await settingsOf(db, user.id, body, segment)
    if (settings.templateId !== segment.templateId) refuse('invalid', 'filterId')
    const frozen = rules.isFrozen(segment) ? rules.frozenField(segment, settings) : undefined
    if (frozen !== undefined) refuse('read_only', frozen)
    if (await queries.isTaken(db, body.name, segment.id)) refuse('taken', 'name')
    await checkNoCircle(db, segment.id, settings)
    const before = await shown(db, segment.id)
    await queries.change(db, segment.id, {
      ...settings,
      version: segment.version + 1,
      updatedAt: clock.now(),
    })
    const after = await shown(db, segment.id)
    await auditChange(context, { act: 'segments.update', subject: segment.id, before, after })
    return after
  },

  async destroy(context) {
    const { db, params, jobs } = context
    const [segment] = await queries.lock(db, [params.id])
    if (segment === undefined) return notFound()
    rules.checkIdle(segment)
    if (await queries.isAsked(db, segment.id)) conflict('referenced', 'filters')
    const before = await shown(db, segment.id)
    await queries.remove(db, segment.id)
    await enqueueForgetting(jobs, db, segment.serial)
    await auditChange(context, { act: 'segments.destroy', subject: segment.id, before })
  },

  async order(context) {
    const { db, body } = context
    const segments = await queries.lock(db, body.segmentIds)
    const [first] = segments
    const isOne = segments.every(({ templateId }) => templateId === first?.templateId)
    if (segments.length !== body.segmentIds.length || !isOne) refuse('invalid', 'segmentIds')
    for (const segment of segments) rules.checkIdle(segment)
    const places = segments.map(({ position }) => position).sort((one, other) => one - other)
    for (const [at, id] of body.segmentIds.entries())
      await queries.change(db, id, { position: places[at] ?? 0 })
    const of = (list: readonly { id: string; name: string }[]) => ({ order: list.map(({ name }) => name) })
    const before = of(segments.toSorted((one, other) => one.position - other.position))
    const after = of(body.segmentIds.flatMap((id) => segments.find((one) => one.id === id) ?? []))
    await auditChange(context, { act: 'segments.order', subject: first?.templateId ?? '', before, after })
  },

  overlap: ({ db, query }) => overlap(db, query.templateId),

  async result({ db, params }) {
    const segment = (await queries.find(db, params.id)) ?? notFound()
    const [staleness, hits] = [await stalenessOf(db, segment), await queries.hits(db, segment.id)]
    return { staleness, hits, arms: await armsOf(db, segment) }
  },

  async ofLoad(context) {
    const { db, body, user, ids, clock } = context
    const load = (await queries.loadOf(db, body.loadId)) ?? refuse('inclusion', 'loadId')
    if (await queries.isTaken(db, body.name)) refuse('taken', 'name')
    if (await filters.isTaken(db, user.id, body.name)) refuse('taken', 'name')
    const [id, filterId, now] = [ids.next(), ids.next(), clock.now()]
    const { name, loadId } = body
    await storeFilter(context, { id: filterId, name, templateId: load.templateId, loadId })
    const position = await queries.nextPosition(db, load.templateId)
    const settings = { ...load, ...list, name, filterId, filterVersion: 1, createdBy: user.id }
    await queries.insert(db, { ...never, ...settings, id, position, createdAt: now, updatedAt: now })
    await begun(context, [id], () => notFound())
    const after = await shown(db, id)
    await auditChange(context, { act: 'segments.ofLoad', subject: id, after })
    return after
  },

  async ofSegment(context) {
    const { db, params, body, user, ids, clock } = context
    const [segment] = await queries.lock(db, [params.id])
    if (segment === undefined) return notFound()
    rules.checkIdle(segment)
    if (segment.computedAt === null) refuse('blank', 'members')
    if (await queries.isTaken(db, body.name)) refuse('taken', 'name')
    const [id, now] = [ids.next(), clock.now()]
    const { serial, taken, loadsThen, ...kept } = segment
    const position = await queries.nextPosition(db, segment.templateId)
    const json = { taken: JSON.stringify(taken), loadsThen: JSON.stringify(loadsThen) }
    const own = { ...kept, ...json, ...list, id, position, name: body.name, version: 1, createdBy: user.id }
    await queries.insert(db, { ...own, createdAt: now, updatedAt: now })
    await queries.copyMembers(db, { serial, id: segment.id }, id)
    const after = await shown(db, id)
    await auditChange(context, { act: 'segments.ofSegment', subject: id, after })
    return after
  },

  async compute(context) {
    const { db, params } = context
    const before = await shown(db, params.id)
    await begun(context, [params.id], () => notFound())
    const after = await shown(db, params.id)
    await auditChange(context, { act: 'segments.compute', subject: params.id, before, after })
    return after
  },
})

/** Locked in a fixed order, so that two concurrent changes cannot create a cycle together. */
async function checkNoCircle(
  db: Db,
  id: string,
  { filterId, filterVersion, templateId }: Awaited<ReturnType<typeof settingsOf>>,
): Promise<void> {
  const asked = segmentsIn((await queries.nodesOf(db, filterId, filterVersion)).nodes)
  if (rules.isCircle(id, asked, await queries.askedBy(db, templateId))) refuse('invalid', 'filterId')
}

/** The source of a named list: a snapshot, in no set. */
const list = { mode: 'snapshot' as const, description: '', exclusiveSet: null, challengerPercent: null }

/** The filter for the records of one load. */
async function storeFilter(
  { db, user, clock }: Pick<Context, 'db' | 'user' | 'clock'>,
  { id, name, templateId, loadId }: { id: string; name: string; templateId: string; loadId: string },
): Promise<void> {
  const nodes = JSON.stringify([
    { parent: null, kind: 'group', match: 'all' },
    { parent: 0, kind: 'load', operator: 'one_of', loads: [loadId] },
  ])
  const now = clock.now()
  const filter = { id, name, templateId, nodes, version: 1, description: '', shared: false }
  await filters.insert(db, { ...filter, createdBy: user.id, createdAt: now, updatedAt: now })
  const version = { filterId: id, version: 1, name, nodes }
  await filters.insertVersion(db, { ...version, changedBy: user.id, changedAt: now })
}

/** A segment that was never computed. */
const never = {
  ...{ state: 'new' as const, runId: null, computedRunId: null, computedAt: null, failure: null, version: 1 },
  ...{ total: null, matched: null, blacklisted: null, earlier: null, size: null, challengers: null },
  ...{ taken: '{}', loadsThen: '{}' },
}

const shown = async (db: Db, id: string) => answerOf((await queries.find(db, id)) ?? notFound())

function answerOf({ createdBy, creatorName, ...row }: queries.SegmentRow) {
  return {
    ...row,
    counts: rules.countsOf(row),
    progress: rules.progressOf(row),
    createdBy: { id: createdBy, displayName: creatorName },
  }
}

/** The results of the champions and the challengers of a split segment (SEG-8). */
async function armsOf(db: Db, segment: queries.SegmentRow): Promise<SegmentArms> {
  if (segment.challengerPercent === null) return null
  const rows = await calledByArm(db, segment)
  const [champion, challenger] = [0, 1].map(
    (side) => rows.find(({ arm }) => arm === side) ?? { contacts: 0, reached: 0, conversions: 0 },
  ) as [Called, Called]
  return {
    ...{ champion: armOf(champion), challenger: armOf(challenger) },
    difference: differenceOf(champion, challenger),
  }
}

async function stalenessOf(db: Db, segment: queries.SegmentRow) {
  const { computedAt, filterId, filterVersion, newestFilterVersion, templateId } = segment
  const newerVersion = newestFilterVersion > filterVersion ? newestFilterVersion : null
  const fresh = { changedRecords: 0, blacklistsChanged: false, earlierChanged: false, workChanged: false }
  if (computedAt === null) return { ...fresh, newerVersion }
  const brought = await queries.broughtBy(db, templateId)
  const { nodes } = await queries.nodesOf(db, filterId, filterVersion)
  return {
    changedRecords: rules.changedRecords(segment.loadsThen, brought),
    blacklistsChanged: await queries.haveBlacklistsChanged(db, computedAt),
    earlierChanged:
      (await queries.hasEarlierChanged(db, segment)) ||
      (await queries.areComputedSince(db, segmentsIn(nodes), computedAt)),
    workChanged: asksOfWork(nodes) && (await queries.isWorkedSince(db, templateId, computedAt)),
    newerVersion,
  }
}
