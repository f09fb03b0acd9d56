import { permissionById, permissions as catalogue } from '@portal/permissions'
import { isSecondFactorDue } from '#auth/current-user.ts'
import { labelOf } from '#auth/permission-words.ts'
import type { Context } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { groupsOf } from '#db/groups-of.ts'
import { maskedTaxId } from './spanish-id.ts'
import * as queries from './users.queries.ts'
import { lacking, seeingPersonalData } from './users.rules.ts'
import { grantsOf, rolesWithPermissions } from './users-rights.queries.ts'

type Asked = Pick<Context, 'db' | 'clock' | 'user'>
type Grant = Awaited<ReturnType<typeof grantsOf>>[number]

/** A person with all properties of the contract. */
export async function userDetail({ db, clock, user }: Asked, id: string) {
  const now = clock.now()
  const row = (await queries.detail(db, id, now)) ?? notFound()
  const roles = await rolesWithPermissions(db, { userId: id })
  const grants = await grantsOf(db, id, now)
  const { jobTitle, department, workCenter, hiredOn, coordinatorId, coordinatorName, ...person } = row
  const held = new Set([...roles.flatMap((role) => [...role.permissions]), ...grants.flatMap(nameOf)])
  return {
    ...person,
    taxId: shownTaxId(row.taxId, user),
    isSelf: id === user.id,
    canManage: lacking(held, user).length === 0,
    roles: roles.map(({ id: roleId, name }) => ({ id: roleId, name })),
    secondFactorRequired: roles.some((role) => role.requiresSecondFactor),
    lockedUntil: await queries.lockedUntil(db, row.username, now),
    sessionCount: (await queries.sessionsOf(db, id, now)).length,
    employee:
      row.code === null
        ? null
        : {
            code: row.code,
            jobTitle: jobTitle ?? '',
            department: department ?? '',
            workCenter: workCenter ?? '',
            hiredOn: hiredOn ?? '',
            coordinator: personOf(coordinatorId, coordinatorName),
          },
    groups: await groupsOf(db, id, dayOf(now)),
    grants: grants.map(({ permissionId, grantedAt, endsAt, giverId, giverName }) => ({
      permission: permissionById(permissionId)?.name ?? String(permissionId),
      label: labelOf(permissionById(permissionId)?.name ?? String(permissionId)),
      grantedAt,
      grantedBy: personOf(giverId, giverName),
      endsAt,
    })),
  }
}

/** Every permission of a person with all its sources (handbook PAN-2). */
export async function effectivePermissions({ db, clock }: Pick<Asked, 'db' | 'clock'>, id: string) {
  const person = (await queries.detail(db, id, clock.now())) ?? notFound()
  const roles = await rolesWithPermissions(db, { userId: id })
  const grants = await grantsOf(db, id, clock.now())
  const isRequired = roles.some((role) => role.requiresSecondFactor)
  return {
    isSecondFactorDue: isSecondFactorDue({ isRequired, isOn: person.hasSecondFactor }),
    permissions: catalogue.flatMap((permission) => {
      const origins = [
        ...roles
          .filter((role) => role.permissions.has(permission.name))
          .map((role) => ({ role: { id: role.id, name: role.name }, grantedBy: null, endsAt: null })),
        ...grants
          .filter(({ permissionId }) => permissionId === permission.id)
          .map(({ giverId, giverName, endsAt }) => ({
            role: null,
            grantedBy: personOf(giverId, giverName),
            endsAt,
          })),
      ]
      return origins.length === 0 ? [] : [{ ...permission, label: labelOf(permission.name), origins }]
    }),
  }
}

const nameOf = ({ permissionId }: Grant): string[] => {
  const name = permissionById(permissionId)?.name
  return name === undefined ? [] : [name]
}

function personOf(id: string | null, displayName: string | null) {
  return id === null ? null : { id, displayName: displayName ?? '' }
}

function shownTaxId(taxId: string | null, user: Asked['user']): string | null {
  if (taxId === null || user.permissions.has(seeingPersonalData)) return taxId
  return maskedTaxId(taxId)
}
