import { auditChange } from '#auth/audit.ts'
import { checkMayList, parametersOf } from '#contract/ask-list.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound } from '#contract/refuse.ts'
import { type Notifying, notify } from '#notices/notify.ts'
import { columnsOf, labelOf } from '#reports/report-columns.ts'
import { nextTime } from '#reports/report-times.ts'
import { readerOf } from '#reports/report-words.ts'
import { answersOf, scheduleOf } from './report-definition-answer.ts'
import { definitionOf } from './report-definition-input.ts'
import * as queries from './report-definitions.queries.ts'
import { spanOf } from './report-lists.ts'
import { permissionsFor, readableBy, reportReach } from './report-reach.ts'
import { groupsAndRoles, holdersOf } from './report-reach.queries.ts'
import { reportScheduleJob } from './report-schedule.job.ts'

/** The maximum number of suggested people: type a name to narrow them. */
const mostPeople = 500

type Acting = Pick<Context, 'db' | 'user' | 'clock'>

const reachOf = ({ db, user, clock }: Acting) => reportReach(db, user, clock.now())

async function shown(context: Acting, id: string) {
  const row = (await queries.find(context.db, await reachOf(context), id)) ?? notFound()
  const [answer] = await answersOf(context, [row])
  return answer ?? notFound()
}

export const reportDefinitionsHandlers: HandlerTable = handlers('reportDefinitions', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, await reachOf(context), context.query)
    return { data: await answersOf(context, data), meta }
  },

  show: (context) => shown(context, context.params.id),

  reports({ user }) {
    const reader = readerOf(user)
    return Promise.resolve(
      readableBy(user).map((report) => ({
        report,
        label: reader.words.reports[report].label,
        columns: columnsOf(report).map((name) => ({ name, label: labelOf(report, name, reader) })),
        hasPeriod: spanOf(report) !== null,
        parameters: parametersOf(report),
      })),
    )
  },

  async receivers({ db, clock, user, query }) {
    const { report, search } = query
    checkMayList(report, user)
    const asked = { permissionIds: permissionsFor(report), search, now: clock.now() }
    const people = await holdersOf(db, asked, mostPeople)
    return { people, ...(await groupsAndRoles(db)) }
  },

  async create(context) {
    const { db, ids, clock, user } = context
    const values = await definitionOf(context, context.body)
    const id = ids.next()
    await queries.insert(db, {
      ...{ ...values, id, ownerId: user.id, createdAt: clock.now(), nextAt: null, deletedAt: null },
    })
    await plan(context, id)
    if (values.every !== null) await queries.subscribe(db, id, user.id, clock.now())
    await notifyOfSharing(context, { id, name: values.name, people: values.people })
    await auditChange(context, { act: 'reportDefinitions.create', subject: id, after: values })
    return shown(context, id)
  },

  async update(context) {
    const { db, clock, user, params, body } = context
    const known = await queries.findOwn(db, user.id, params.id)
    const values = await definitionOf(context, body, (known ?? notFound()).people)
    // Locked only now, because the checks above take time.
    const before = await own(context, params.id)
    await queries.change(db, before.id, values)
    await plan(context, before.id)
    // Whoever sets a schedule receives it.
    if (before.every === null && values.every !== null)
      await queries.subscribe(db, before.id, user.id, clock.now())
    const added = values.people.filter((one) => !before.people.includes(one))
    await notifyOfSharing(context, { id: before.id, name: values.name, people: added })
    const changed = { act: 'reportDefinitions.update', subject: before.id }
    await auditChange(context, { ...changed, before: keptOf(before), after: values })
    return shown(context, before.id)
  },

  async destroy(context) {
    const before = await own(context, context.params.id)
    await queries.change(context.db, before.id, { deletedAt: context.clock.now(), nextAt: null })
    await auditChange(context, {
      act: 'reportDefinitions.destroy',
      subject: before.id,
      before: keptOf(before),
    })
  },

  async restore(context) {
    const { db, user, params } = context
    const before = (await queries.lockOwn(db, user.id, params.id)) ?? notFound()
    if (before.deletedAt !== null) {
      await queries.change(db, before.id, { deletedAt: null })
      await plan(context, before.id)
      await auditChange(context, {
        act: 'reportDefinitions.restore',
        subject: before.id,
        after: keptOf(before),
      })
    }
    return shown(context, before.id)
  },

  async subscribe(context) {
    const { db, clock, user, params } = context
    const row = (await queries.find(db, await reachOf(context), params.id)) ?? notFound()
    checkMayList(row.report, user)
    if (row.every === null) conflict('blank', 'schedule')
    await queries.subscribe(db, row.id, user.id, clock.now())
    await auditReceiving(context, 'subscribe', row)
    return shown(context, row.id)
  },

  async unsubscribe(context) {
    const { db, user, params } = context
    const row = (await queries.lock(db, params.id)) ?? notFound()
    const isThere = await queries.isVisible(db, await reachOf(context), row.id)
    // Unsubscribing also works for somebody who may not see it any more.
    if (!(await queries.unsubscribe(db, row.id, user.id))) return isThere ? undefined : notFound()
    await auditReceiving(context, 'unsubscribe', row)
  },
})

type Owning = Pick<Context, 'db' | 'user'>

/** The caller's own definition, unless it is deleted. */
async function own({ db, user }: Owning, id: string): Promise<queries.Row> {
  const row = await queries.lockOwn(db, user.id, id)
  return row?.deletedAt === null ? row : notFound()
}

/** The logged values of a definition. */
function keptOf(row: queries.Row) {
  const { id, ownerId, ownerName, createdAt, deletedAt, nextAt, ...kept } = row
  void [id, ownerId, ownerName, createdAt, deletedAt, nextAt]
  return kept
}

/** Computes the next run, and queues it. */
async function plan({ db, clock, jobs }: Pick<Context, 'db' | 'clock' | 'jobs'>, id: string): Promise<void> {
  const row = (await queries.lock(db, id)) ?? notFound()
  const schedule = scheduleOf(row)
  const nextAt = schedule && nextTime(schedule, clock.now())
  await queries.change(db, id, { nextAt })
  if (nextAt !== null) await jobs.enqueue(db, reportScheduleJob.kind, { id }, { key: id, at: nextAt })
}

/** Notifies people of a definition shared with them; sharing with a group or a role notifies nobody. */
const notifyOfSharing = (
  context: Notifying & Pick<Context, 'user'>,
  { id, name, people }: { id: string; name: string; people: readonly string[] },
): Promise<void> =>
  notify(context, {
    ...{ userIds: people.filter((one) => one !== context.user.id), kind: 'reports.shared' },
    ...{ link: `/reportes?tab=definitions&open=${id}`, data: { name, person: context.user.displayName } },
  })

const auditReceiving = (
  context: Parameters<typeof auditChange>[0],
  verb: 'subscribe' | 'unsubscribe',
  { id, name }: queries.Row,
): Promise<void> =>
  auditChange(context, {
    ...{ act: `reportDefinitions.${verb}`, subject: id, label: name },
    ...{ before: { isSubscribed: verb !== 'subscribe' }, after: { isSubscribed: verb === 'subscribe' } },
  })
