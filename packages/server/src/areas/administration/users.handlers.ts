import { auditChange } from '#auth/audit.ts'
import { deviceOf } from '#auth/device-of.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { lockRights } from '#auth/permission-holders.ts'
import { type Context, type HandlerTable, handlers } from '#contract/handlers.ts'
import { importRows } from '#contract/import-rows.ts'
import { type FieldErrors, forbidden, notFound, refuse, refuseAll } from '#contract/refuse.ts'
import { checkTimeZone } from '#contract/time-zone.ts'
import { checkVersion } from '#contract/version.ts'
import { taxIdOf } from './spanish-id.ts'
import * as acts from './users-acts.ts'
import { readRoles } from './users-import.ts'
import { effectivePermissions, userDetail } from './users-answers.ts'
import { bulk } from './users-bulk.ts'
import { grant, revoke } from './users-grants.ts'
import { enqueueUserLetter } from './users.job.ts'
import * as queries from './users.queries.ts'
import { checkRoles, checkNotRemoved, lacking, seeingPersonalData } from './users.rules.ts'
import { rolesWithPermissions } from './users-rights.queries.ts'

export const usersHandlers: HandlerTable = handlers('users', {
  index: ({ db, query, clock }) => queries.list(db, query, clock.now()),

  show: (context) => userDetail(context, context.params.id),

  async create(context) {
    const { db, body, ids, clock, jobs, user } = context
    const { roles = [] } = body
    await lockRights(context)
    const none = { locale: null, timeZone: null, taxId: null }
    const data = { ...dataOf({ ...none, ...body }), ...ownTaxId(context, null) }
    await checkData(context, data, undefined)
    if (roles.length > 0) await proven(context)
    const known = await rolesWithPermissions(db, { ids: roles })
    if (known.length < roles.length) refuse('inclusion', 'roles')
    checkRoles(known, user)
    const id = ids.next()
    const now = clock.now()
    await queries.insert(db, { ...data, id, createdAt: now, invitedAt: now })
    await queries.setRoles(db, id, roles)
    await enqueueUserLetter(jobs, db, { userId: id, letter: 'invitation' })
    const after = { ...data, roles: known.map(({ name }) => name) }
    await auditChange(context, { act: 'users.create', subject: id, label: data.displayName, after })
    return userDetail(context, id)
  },

  async update(context) {
    const { roles, ...data } = context.body
    const { id } = context.params
    await write(context, 'users.update', { locale: null, timeZone: null, ...data })
    if (roles !== undefined && (await acts.wouldChangeRoles(context, id, roles))) {
      await proven(context)
      await acts.assignRoles(context, id, () => roles)
    }
    return userDetail(context, id)
  },

  async patch(context) {
    await write(context, 'users.patch', context.body)
    return userDetail(context, context.params.id)
  },

  async destroy(context) {
    await proven(context)
    await acts.remove(context, context.params.id)
  },

  restore: (context) => provenAct(context, acts.restore),

  disable: (context) => provenAct(context, acts.disable),

  enable: (context) => provenAct(context, acts.enable),

  unlock: (context) => act(context, acts.unlock),

  resetPassword: (context) => provenAct(context, acts.resetPassword),
  resetSecondFactor: (context) => provenAct(context, acts.resetSecondFactor),

  async sessions({ db, params, clock, user }) {
    if (!(await queries.detail(db, params.id, clock.now()))) notFound()
    const live = await queries.sessionsOf(db, params.id, clock.now())
    return live.map(({ userAgent, ...session }) => ({
      ...session,
      ...deviceOf(userAgent),
      isCurrent: session.id === user.session.id,
    }))
  },

  endSessions: async (context) => ({
    ended: await acts.endSessions(context, context.params.id, context.body.sessionId),
  }),

  permissions: (context) => effectivePermissions(context, context.params.id),

  async assignRoles(context) {
    const { params, body } = context
    await proven(context)
    await acts.assignRoles(context, params.id, () => body.roles, body.version)
    return userDetail(context, params.id)
  },

  grant: (context) => provenAct(context, (asked, id) => grant(asked, id, context.body)),
  revoke: (context) => provenAct(context, (asked, id) => revoke(asked, id, context.body)),

  async assignableRoles({ db, user }) {
    const roles = await rolesWithPermissions(db)
    return roles.map(({ id, name, permissions }) => ({
      id,
      name,
      canAssign: lacking(permissions, user).length === 0,
    }))
  },

  async bulk(context) {
    await proven(context)
    return bulk(context)
  },

  async import(context) {
    await lockRights(context)
    return imported(context)
  },
})

const imported = importRows({
  table: () => usersHandlers,
  family: 'users',
  key: 'username',
  find: queries.findByUsername,
  readerOf: readRoles,
})

type Proof = Parameters<typeof requireFresh>[0]

/** Changing permissions requires a recent confirmation of the password and of the second factor. */
async function proven(context: Proof): Promise<void> {
  await requireFresh(context)
  await requireSecondFactor(context)
}

type OnOne = acts.Asked & { params: { id: string } }

async function act(context: OnOne, run: (asked: acts.Asked, id: string) => Promise<void>) {
  await run(context, context.params.id)
  return userDetail(context, context.params.id)
}

async function provenAct(context: OnOne, run: (asked: acts.Asked, id: string) => Promise<void>) {
  await proven(context)
  return act(context, run)
}

type Write = Context<'users.update'> | Context<'users.patch'>

async function write(context: Write, act: string, given: Context<'users.patch'>['body']): Promise<void> {
  const { db, params } = context
  const before = await acts.reached(context, params.id)
  checkNotRemoved(before)
  const { version, ...input } = given
  checkVersion(before, version)
  const data = { ...dataOf(before), ...input, ...ownTaxId(context, before.taxId) }
  await checkData(context, data, before.id)
  // Changing the address or the user name allows taking over the account.
  if (data.email !== before.email || data.username !== before.username) await proven(context)
  await queries.change(db, before.id, data)
  const label = data.displayName
  await auditChange(context, {
    act,
    subject: before.id,
    label,
    before: dataOf(before),
    after: data,
  })
  context.bus.publish('user.changed', { userId: before.id })
}

type Data = Pick<queries.LockedUser, 'username' | 'displayName' | 'email' | 'taxId' | 'locale' | 'timeZone'>

const dataOf = ({ username, displayName, email, taxId, locale, timeZone }: Data): Data => ({
  username,
  displayName,
  email,
  taxId,
  locale,
  timeZone,
})

/** The tax number as stored; only people who may see it may change it. */
function ownTaxId(
  { body, user }: Pick<Write, 'user'> & { body: { taxId?: string | null } },
  before: string | null,
): { taxId: string | null } {
  const { taxId = before } = body
  const stored = taxId === null || taxId.trim() === '' ? null : taxId === before ? before : taxIdOf(taxId)
  if (stored !== before && !user.permissions.has(seeingPersonalData)) forbidden([seeingPersonalData])
  return { taxId: stored }
}

async function checkData({ db }: Pick<Context, 'db'>, data: Data, except: string | undefined): Promise<void> {
  checkTimeZone(data.timeZone)
  const taken = await queries.takenBy(db, data, except)
  const errors: FieldErrors = {}
  for (const field of ['username', 'email', 'taxId'] as const) {
    if (taken[field]) errors[field] = [{ error: 'taken' }]
  }
  refuseAll(errors)
}
