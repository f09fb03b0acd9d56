import { permissionByName } from '@portal/permissions'
import { auditChange } from '#auth/audit.ts'
import { requiringHolder } from '#auth/permission-holders.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { notify } from '#notices/notify.ts'
import { decide, endWithin, grant as write } from './access-requests.queries.ts'
import { checkDecision, checkRevocation, endOf } from './access-requests.rules.ts'
import type { Asked } from './users-acts.ts'
import { checkNotRemoved } from './users.rules.ts'
import * as queries from './users.queries.ts'
import { takeGrant } from './users-rights.queries.ts'

type Grant = { permission: string; endsOn?: string | null }
type Revocation = { permission: string; reason: string }

/** Grants a permission without a request, by the same rules as for requests (handbook PAN-1). */
export async function grant(asked: Asked, id: string, { permission: name, endsOn }: Grant): Promise<void> {
  const { db, user, clock, bus } = asked
  const permission = permissionByName(name) ?? refuse('inclusion', 'permission', { value: name })
  checkDecision({ userId: id, state: 'pending', permission: permission.name }, user)
  const now = clock.now()
  const until = endOf(endsOn, now)
  // A temporary grant may replace a permanent one.
  await requiringHolder(asked, 'endsOn', async () => {
    const person = (await queries.lock(db, id)) ?? notFound()
    checkNotRemoved(person)
    const own = { giverId: user.id, permissionId: permission.id, endsAt: until }
    const endsAt = await endWithin(db, own)
    const given = { userId: id, permissionId: permission.id, requestId: null, grantedBy: user.id }
    const before = await write(db, { ...given, grantedAt: now, endsAt })
    await auditChange(asked, {
      act: 'users.grant',
      subject: id,
      label: person.displayName,
      before: before && { permission: permission.name, ...before },
      after: { permission: permission.name, grantedAt: now, endsAt },
    })
  })
  bus.publish('user.changed', { userId: id })
  const data = { permission: permission.name, person: user.displayName }
  await notify(asked, { userIds: [id], kind: 'access.granted', data, link: '/userProfile' })
}

/** Revokes a direct grant; if it came from a request, the request is updated. */
export async function revoke(asked: Asked, id: string, { permission, reason }: Revocation): Promise<void> {
  const { db, user, clock, bus } = asked
  const permissionId = permissionByName(permission)?.id ?? refuse('inclusion', 'permission')
  checkRevocation({ userId: id, state: 'approved', permission }, user)
  await requiringHolder(asked, 'permission', async () => {
    const person = (await queries.lock(db, id)) ?? notFound()
    const taken = (await takeGrant(db, id, permissionId)) ?? refuse('inclusion', 'permission')
    const { requestId, endsOn, ...before } = taken
    const decided = { decidedBy: user.id, decidedAt: clock.now(), decision: reason, endsOn }
    if (requestId !== null) await decide(db, requestId, { ...decided, state: 'revoked' })
    await auditChange(asked, {
      act: 'users.revoke',
      subject: id,
      label: person.displayName,
      before: { permission, ...before },
      detail: { reason, requestId },
    })
  })
  bus.publish('user.changed', { userId: id })
  const data = { permission, reason }
  await notify(asked, { userIds: [id], kind: 'access.revoked', data, link: '/admin/solicitudes?tab=access' })
}
