import { decide, matchRoute, permissionByName } from '@portal/permissions'
import { isSecondFactorDue, rightsOf } from '#auth/current-user.ts'
import { isMeant, labelOf } from '#auth/permission-words.ts'
import { gateOf } from '#contract/gate.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { operationRows } from '#contract/operations.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { beginOf, pageOf } from '#db/page.ts'
import { noPlace } from '#db/place.ts'
import { askedPermissions, changesOf, type Reason, type AccountAccess } from './explanation.rules.ts'
import { seesEverybody } from '#auth/sees-everybody.ts'
import {
  asksForPeople,
  behind,
  chosen,
  type CountedPermission,
  dangerousPairs,
  isCounted,
  type ListedPermission,
  listedPermissions,
  opens,
  valuesOf,
} from './permissions.rules.ts'
import * as queries from './permissions.queries.ts'

/** Contract and routes do not change while the server runs: cache. */
const opened = opens(operationRows)

export const permissionsHandlers: HandlerTable = handlers('permissions', {
  async index(context) {
    const { query: asked, user } = context
    const all = await listed(context)
    const found = chosen(asksForPeople(asked) ? await counted(context, all) : all, asked, (name, search) =>
      isMeant(name, search, user.locale),
    )
    const { sort = 'area' } = asked
    const order = `permissions by ${sort}`
    const begin = beginOf(asked, order)
    const { place, offset, perPage } = begin
    const rest = place ? behind(found, place.values, sort) : found.slice(offset)
    const rows = (rest ?? noPlace())
      .slice(0, perPage + 1)
      .map((one) => ({ ...one, placeValues: valuesOf(one, sort) }))
    const totalCount = place?.totalCount ?? found.length
    const { data, meta } = pageOf<ListedPermission>(rows, { ...begin, totalCount, order })
    return { data: await counted(context, data), meta }
  },

  async show(context) {
    const permission = named(context)
    const own = (await listed(context)).filter(({ number }) => number === permission.id)
    const [found = notFound()] = await counted(context, own)
    return { ...found, roles: await queries.rolesOfPermission(context.db, permission.id) }
  },

  async people(context) {
    const { db, query } = context
    const asked = { ...query, permissionId: named(context).id }
    const { data, meta } = await queries.holders(db, seenBy(context), asked)
    return {
      data: data.map(({ id, displayName, through }) => ({ id, person: { id, displayName }, through })),
      meta,
    }
  },

  async dangers(context) {
    const { db } = context
    const pairs = dangerousPairs.map(({ permissions: [one, other] }) => [idOf(one), idOf(other)] as const)
    const rows = await queries.pairHolders(db, seenBy(context), pairs)
    const systemCount = await queries.systemHolders(db)
    return dangerousPairs.map(({ id, permissions }, index) => {
      const own = rows.filter(({ place }) => place === index + 1)
      return {
        ...{ id, permissions, systemCount },
        labels: permissions.map((name) => labelOf(name)),
        peopleCount: (own[0]?.people ?? 0) + systemCount,
        people: own
          .filter(({ isVisible }) => isVisible)
          .map(({ id: personId, displayName }) => ({ id: personId, displayName })),
      }
    })
  },

  async explain(context) {
    const { db, query } = context
    const person = (await queries.person(db, seenBy(context), query.userId)) ?? notFound()
    const own = await queries.rolesOf(db, person.id)
    const access = await currentAccess(context, person, own)
    const { kind, target, anyOf, reason } = questionOf(query, access)
    const { isRequired, isOn } = access.secondFactor
    const asking = own.filter(({ requiresSecondFactor }) => requiresSecondFactor)
    return {
      ...{ kind, target, reason },
      person: { id: person.id, displayName: person.displayName },
      isAllowed: reason === 'public' || reason === 'session' || reason === 'held',
      permissions: askedPermissions(anyOf, access),
      secondFactor: { isRequired, isOn, roles: asking.map(({ id, name }) => ({ id, name })) },
      changes: changesOf(reason, anyOf, access),
    }
  },
})

const idOf = (name: string): number => permissionByName(name)?.id ?? 0
const named = ({ params }: Context<'permissions.show'> | Context<'permissions.people'>) =>
  permissionByName(params.id) ?? notFound()

type Asking = Pick<Context, 'db' | 'clock' | 'user'>

const seenBy = ({ user, clock }: Asking) => ({
  all: seesEverybody(user.permissions),
  userId: user.id,
  now: clock.now(),
})

const listed = async ({ db }: Asking) => listedPermissions(opened, await queries.rolesByPermission(db))

/** The number of holders; counts computed for sorting are reused for the page. */
async function counted(
  { db, clock }: Asking,
  permissions: readonly ListedPermission[],
): Promise<CountedPermission[]> {
  if (permissions.every(isCounted)) return [...permissions]
  const numbers = permissions.map(({ number }) => number)
  const people = await queries.peopleWith(db, numbers, clock.now())
  return permissions.map((one, place) => ({ ...one, peopleCount: people[place] ?? 0 }))
}

async function currentAccess(
  { db, clock }: Asking,
  { id, active }: { id: string; active: boolean },
  own: readonly { id: string }[],
): Promise<AccountAccess> {
  return {
    ...(await rightsOf(db, id, clock.now())),
    isActive: active,
    roleIds: new Set(own.map((role) => role.id)),
    grants: await queries.grantsOf(db, id, clock.now()),
    roles: await queries.rolesWithPermissions(db),
  }
}

type Question = { kind: 'screen' | 'operation'; target: string; anyOf: readonly string[]; reason: Reason }

/**
 * The required permissions of a screen or an operation, and its gate's verdict: by the same functions that enforce
 * it.
 */
function questionOf(
  { screen, operation }: Context<'permissions.explain'>['query'],
  access: AccountAccess,
): Question {
  if (screen !== undefined) return screenQuestion(screen, access)
  if (operation === undefined) return refuse('blank', 'screen')
  const row = operationRows.find(({ id }) => id === operation) ?? refuse('inclusion', 'operation')
  const answer = gateOf(row, access)
  return {
    kind: 'operation',
    target: row.id,
    anyOf: row.permissions === 'public' ? [] : row.permissions,
    reason: access.isActive || answer === 'public' ? answer : 'inactive',
  }
}

function screenQuestion(path: string, access: AccountAccess): Question {
  const { route } = matchRoute(path) ?? refuse('inclusion', 'screen')
  const anyOf = typeof route.anyOf === 'string' ? [] : route.anyOf
  const question = { kind: 'screen', target: route.path, anyOf } as const
  if (route.anyOf === 'public') return { ...question, reason: 'public' }
  if (!access.isActive) return { ...question, reason: 'inactive' }
  if (isSecondFactorDue(access.secondFactor)) return { ...question, reason: 'second_factor' }
  const { kind } = decide({ permissions: [...access.permissions] }, path)
  if (kind !== 'allow') return { ...question, reason: 'missing' }
  return { ...question, reason: route.anyOf === 'session' ? 'session' : 'held' }
}
