import { permissionByName } from '@portal/permissions'
import { auditChange } from '#auth/audit.ts'
import { requireFresh, requireSecondFactor } from '#auth/freshness.ts'
import { requiringHolder } from '#auth/permission-holders.ts'
import { publishRightsChanged } from '#auth/rights-changed.ts'
import type { ExportedRows } from '#contract/exported-rows.ts'
import { refuseTaken } from '#contract/catalogue.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { importRows } from '#contract/import-rows.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { previewOf } from './role-preview.ts'
import {
  addedTo,
  checkChange,
  checkRemoval,
  checkMove,
  checkNew,
  grantedBy,
  idsOf,
  namesOf,
  type RoleDraft,
  type RoleState,
} from './roles.rules.ts'
import { readPermissions } from './roles-import.ts'
import * as queries from './roles.queries.ts'

/** The all-permissions role belongs to every portal: it is neither exported nor changed. */
const exported: ExportedRows = {
  table: 'roles',
  family: 'roles',
  key: 'name',
  rows: async (db) => (await queries.written(db)).map(exportedRole),
  find: async (db, name) => (await queries.written(db, name)).map(exportedRole)[0],
}

const exportedRole = ({ permissionIds, ...role }: Awaited<ReturnType<typeof queries.written>>[number]) => ({
  ...role,
  permissions: namesOf(permissionIds),
})

export const rolesHandlers: HandlerTable = handlers(
  'roles',
  {
    async index({ db, user, query }) {
      const { permission, ...asked } = query
      // An unknown name is in no role.
      const permissionId = permission === undefined ? undefined : (permissionByName(permission)?.id ?? 0)
      const { data, meta } = await queries.list(db, user.id, { ...asked, permissionId })
      return { data: data.map(answerOf), meta }
    },

    async show({ db, user, params }) {
      return detailOf((await stateOf(db, user.id, params.id)) ?? notFound())
    },

    async create(context) {
      const { name, description = '', requiresSecondFactor = false, permissions = [] } = context.body
      const draft = { name, description, requiresSecondFactor, permissions: idsOf(permissions) }
      return made(context, 'roles.create', draft, null)
    },

    import: (context) => imported(context),

    async clone(context) {
      const source = (await stateOf(context.db, context.user.id, context.params.id)) ?? notFound()
      const { description, requiresSecondFactor } = source
      const permissions = idsOf(grantedBy(source))
      const draft = { name: context.body.name, description, requiresSecondFactor, permissions }
      return made(context, 'roles.clone', draft, source.id)
    },

    update(context) {
      const { name, description = '', requiresSecondFactor = false, permissions = [], version } = context.body
      return changed(context, 'roles.update', {
        ...{ name, description, requiresSecondFactor, permissions, version },
      })
    },

    patch: (context) => changed(context, 'roles.patch', context.body),

    preview: (context) => previewOf(context),

    async destroy(context) {
      const { db, user, params, query, clock, bus } = context
      await proveIdentity(context)
      await requiringHolder(context, 'id', async () => {
        const role = (await stateOf(db, user.id, params.id, { isLocked: true })) ?? notFound()
        checkRemoval(role, user)
        await checkUnnamed(db, role.id)
        if (query.moveTo === undefined) {
          if (await queries.isHeldByAnybody(db, role.id)) conflict('referenced', 'people')
        } else {
          if (query.moveTo === role.id) refuse('invalid', 'moveTo')
          checkMove((await stateOf(db, user.id, query.moveTo)) ?? refuse('inclusion', 'moveTo'), user)
          await queries.move(db, role.id, query.moveTo)
        }
        const holders = await queries.holdersSignedIn(db, role.id, clock.now())
        const held = await queries.takeFromAll(db, role.id)
        const deletedAt = clock.now()
        await queries.markDeleted(db, role.id, deletedAt)
        // A restored role has no holders: it lists the former ones.
        const detail = query.moveTo === undefined ? {} : { movedTo: query.moveTo, people: held }
        const [before, after] = [keptOf(role), keptOf({ ...role, version: role.version + 1, deletedAt })]
        await auditChange(context, { act: 'roles.destroy', subject: role.id, before, after, detail })
        publishRightsChanged(bus, holders)
      })
    },

    async restore(context) {
      const { db, user, params } = context
      await proveIdentity(context)
      const deletedRole = await queries.lockDeleted(db, user.id, params.id)
      if (deletedRole !== undefined) {
        if (await queries.isTaken(db, deletedRole.name, deletedRole.id))
          refuse('taken', 'name', { value: deletedRole.name })
        await queries.markDeleted(db, deletedRole.id, null).catch(refuseTaken)
      }
      const role = (await stateOf(db, user.id, params.id)) ?? notFound()
      if (deletedRole !== undefined) {
        const before = keptOf({ ...role, version: deletedRole.version, deletedAt: deletedRole.deletedAt })
        await auditChange(context, { act: 'roles.restore', subject: role.id, before, after: keptOf(role) })
      }
      return detailOf(role)
    },
  },
  { exported },
)

const imported = importRows({
  ...exported,
  table: () => rolesHandlers,
  readerOf: () => Promise.resolve(readPermissions),
})

/** An audience with only this role would become empty: deleting the role requires changing that first. */
async function checkUnnamed(db: Context['db'], id: string): Promise<void> {
  const named = await queries.applicationsFor(db, id)
  const value = named.slice(0, 3).join(', ')
  if (named.length > 0) conflict('referenced', 'applications', { count: named.length, value })
}

type Role = queries.RoleRow & RoleState
type Making = Context<'roles.create'> | Context<'roles.clone'>
type Changing = Context<'roles.update'> | Context<'roles.patch'>

async function stateOf(
  db: Context['db'],
  askerId: string,
  id: string,
  { isLocked = false } = {},
): Promise<Role | undefined> {
  const row = await (isLocked ? queries.lock : queries.find)(db, askerId, id)
  return row && { ...row, permissions: await queries.permissionIdsOf(db, id) }
}

/** Changing permissions requires a recent confirmation of the password, and of the second factor if there is one. */
async function proveIdentity(context: Pick<Context, 'db' | 'clock' | 'user'>): Promise<void> {
  await requireFresh(context)
  await requireSecondFactor(context)
}

async function made(context: Making, act: string, draft: RoleDraft, copiedFrom: string | null) {
  const { db, user, ids, clock } = context
  await proveIdentity(context)
  checkNew(draft, user)
  const { permissions, ...row } = draft
  const id = ids.next()
  const role = { ...row, id, copiedFrom, updatedAt: clock.now() }
  if ((await queries.isTaken(db, row.name, null)) || !(await queries.insert(db, role, permissions)))
    refuse('taken', 'name')
  const state = (await stateOf(db, user.id, id)) ?? notFound()
  await auditChange(context, { act, subject: id, after: keptOf(state) })
  return detailOf(state)
}

type Change = { name?: string; description?: string; requiresSecondFactor?: boolean; version: number } & {
  permissions?: string[]
}

async function changed(context: Changing, act: string, { version, permissions, ...body }: Change) {
  const { db, user, params, clock, bus } = context
  await proveIdentity(context)
  const wanted = permissions && idsOf(permissions)
  return requiringHolder(context, 'permissions', async () => {
    const before = (await stateOf(db, user.id, params.id, { isLocked: true })) ?? notFound()
    checkVersion(before, version)
    const { name, description, requiresSecondFactor } = { ...before, ...body }
    const draft = { name, description, requiresSecondFactor, permissions: wanted ?? before.permissions }
    checkChange(before, draft, user)
    if (await queries.isTaken(db, name, before.id)) refuse('taken', 'name')
    const row = { name, description, requiresSecondFactor, updatedAt: clock.now() }
    await queries.change(db, before.id, row, {
      added: addedTo(before.permissions, draft.permissions),
      removed: addedTo(draft.permissions, before.permissions),
    })
    const after = (await stateOf(db, user.id, before.id)) ?? notFound()
    await auditChange(context, { act, subject: before.id, before: keptOf(before), after: keptOf(after) })
    publishRightsChanged(bus, await queries.holdersSignedIn(db, before.id, clock.now()))
    return detailOf(after)
  })
}

/** The logged values of a role. */
function keptOf({ name, description, requiresSecondFactor, version, deletedAt, ...role }: Role) {
  return { name, description, requiresSecondFactor, version, deletedAt, permissions: grantedBy(role) }
}

function answerOf({ sourceId, sourceName, ...role }: queries.RoleRow) {
  return { ...role, copiedFrom: sourceId === null ? null : { id: sourceId, name: sourceName ?? '' } }
}

const detailOf = ({ permissions, ...role }: Role) => ({
  ...answerOf(role),
  permissions: grantedBy({ ...role, permissions }),
})
