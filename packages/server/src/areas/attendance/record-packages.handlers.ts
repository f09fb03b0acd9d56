import { audit, auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { Reach } from '#db/reach.ts'
import { download } from '#http/download.ts'
import { blobBytes } from '#seams/blob-bytes.ts'
import { grantReach, heldGrant } from './held-grant.ts'
import { packageReach } from './package-reach.ts'
import { choices, outOfReach, peopleOf } from './record-package-people.queries.ts'
import { recordPackageJob } from './record-package.job.ts'
import * as queries from './record-packages.queries.ts'
import { recordView } from './record-views.queries.ts'

/** Four years, the legal retention of the record (ET art. 34.9). */
const mostDays = 4 * 365 + 1
const mostPersonDays = 150_000
const mostPeople = 5000

const looker = ({ user, clock }: Pick<Context, 'user' | 'clock'>): queries.Looker => ({
  userId: user.id,
  now: clock.now(),
  isAll: user.permissions.has('REGISTRO_CONCEDER'),
})

export const recordPackagesHandlers: HandlerTable = handlers('recordPackages', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, looker(context), context.query)
    return { data: data.map(answerOf), meta }
  },

  async show(context) {
    return answerOf((await queries.find(context.db, looker(context), context.params.id)) ?? notFound())
  },

  people: (context) => choices(context.db, packageReach(context), context.query),

  async create(context) {
    const { db, ids, clock, user, body, jobs } = context
    const { from, until } = body
    checkPeriod(from, until)
    const scope = await scopeOf(context, body)
    const employeeIds = await peopleIn(context, scope.reach)
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
    if (employeeIds.length * days > mostPersonDays)
      refuse('limit_reached', 'employeeIds', { count: Math.floor(mostPersonDays / days) })
    const row = {
      ...{
        id: ids.next(),
        grantId: scope.grantId,
        detail: scope.detail,
        employeeIds,
        state: 'queued' as const,
      },
      ...{ identityNumbers: scope.identityNumbers, fromDay: from, untilDay: until, done: 0 },
      ...{ total: employeeIds.length, blobKey: null, size: null, sha256: null },
      ...{ createdBy: user.id, createdAt: clock.now(), finishedAt: null, expiresAt: null },
    }
    await queries.insert(db, row)
    await jobs.enqueue(db, recordPackageJob.kind, { id: row.id }, { key: row.id })
    await auditChange(context, {
      ...{ act: 'recordPackages.create', subject: row.id, label: `${from} ${until}` },
      after: { from, until, people: employeeIds.length, detail: row.detail, grantId: row.grantId },
    })
    return answerOf((await queries.find(db, looker(context), row.id)) ?? notFound())
  },

  async file(context) {
    const { db, params, user, blobs } = context
    const row = (await queries.find(db, { ...looker(context), isAll: false }, params.id)) ?? notFound()
    if (row.state !== 'ready' || row.blobKey === null) conflict('invalid', 'state')
    const { id, grantId, from, until } = row
    await recordView(context, row.employeeIds, { what: 'package', grantId, from, until })
    await audit(context, 'recordPackages.file', user.id, { id, from, until, people: row.people })
    return download({
      filename: `registro-${from}-${until}.zip`,
      mediaType: 'application/octet-stream',
      stream: blobBytes(blobs, row.blobKey),
    })
  },
})

/** A period of the record: in order, and at most four years. */
export function checkPeriod(from: string, until: string): void {
  if (until < from) refuse('greater_than', 'until', { value: from })
  const last = daysAfter(from, mostDays - 1)
  if (until > last) refuse('less_than', 'until', { value: last })
}

type Asking = Context<'recordPackages.create'>
type Scope = { reach: Reach; detail: 'full' | 'totals'; grantId: string | null; identityNumbers: boolean }

/** The caller's own reach, or that of a grant, restricted to its people and period. */
async function scopeOf(context: Asking, { grantId = null, from, until }: Asking['body']): Promise<Scope> {
  if (grantId === null) {
    const reach = packageReach(context)
    return { reach, detail: 'full', grantId, identityNumbers: reach.identityNumbers }
  }
  const grant = await heldGrant(context, grantId)
  if (from < grant.from) refuse('out_of_reach', 'from', { value: grant.from })
  if (until > grant.until) refuse('out_of_reach', 'until', { value: grant.until })
  const isInspector = grant.role === 'inspector'
  return {
    ...{ reach: grantReach(context, grant), grantId },
    ...{ detail: isInspector ? 'full' : 'totals', identityNumbers: isInspector },
  }
}

async function peopleIn({ db, body }: Asking, reach: Reach): Promise<string[]> {
  const { employeeIds } = body
  if (employeeIds !== undefined && (await outOfReach(db, reach, employeeIds)) > 0)
    refuse('out_of_reach', 'employeeIds')
  const found = await peopleOf(db, reach, body, mostPeople)
  if (found.length === 0) refuse('blank', 'employeeIds')
  if (found.length > mostPeople) refuse('limit_reached', 'employeeIds', { count: mostPeople })
  return found
}

/** A package as answered. */
function answerOf({ employeeIds, identityNumbers, blobKey, firstId, firstName, ...row }: queries.Row) {
  void [employeeIds, identityNumbers, blobKey]
  const { createdBy, displayName, grantId, ...rest } = row
  return {
    ...rest,
    person: row.people === 1 ? { id: firstId, displayName: firstName } : null,
    createdBy: { id: createdBy, displayName },
    isGranted: grantId !== null,
  }
}
