import { auditChange } from '#auth/audit.ts'
import { burnTokensOf } from '#auth/one-use-tokens.ts'
import { requiringHolder, lockRights } from '#auth/permission-holders.ts'
import { endSession, endSessionsOf } from '#auth/sessions.ts'
import { forgetAllFailures } from '#auth/throttle.ts'
import type { Context } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { notify } from '#notices/notify.ts'
import { checkVersion } from '#contract/version.ts'
import * as queries from './users.queries.ts'
import { enqueueUserLetter } from './users.job.ts'
import { changedRoles, checkOther, checkReach, checkRoles, checkNotRemoved } from './users.rules.ts'
import { heldBy, rolesWithPermissions } from './users-rights.queries.ts'

/** What an operation on people needs of a request, for one person or many. */
export type Asked = Pick<Context, 'db' | 'ids' | 'clock' | 'user' | 'signedIn' | 'request' | 'bus' | 'jobs'>

/** A person whose account the caller may change, locked until the end. */
export async function reached(asked: Asked, id: string): Promise<queries.LockedUser> {
  const { db, user, clock } = asked
  await lockRights(asked)
  const person = (await queries.lock(db, id)) ?? notFound()
  if (id !== user.id) checkReach(await heldBy(db, id, clock.now()), user)
  return person
}

/** Another person who is not removed. */
async function other(asked: Asked, id: string): Promise<queries.LockedUser> {
  checkOther(id, asked.user)
  const person = await reached(asked, id)
  checkNotRemoved(person)
  return person
}

/** Somebody who leaves must hand over the team first: otherwise nobody decides on its requests. */
async function checkNoTeam({ db, clock }: Asked, id: string): Promise<void> {
  const count = await queries.teamSize(db, id, clock.now())
  if (count > 0) conflict('referenced', 'id', { count })
}

export async function disable(asked: Asked, id: string): Promise<void> {
  const person = await other(asked, id)
  if (!person.active) return
  await checkNoTeam(asked, id)
  await requiringHolder(asked, 'id', () => queries.change(asked.db, id, { active: false }))
  await endAll(asked, id, 'disabled')
  await recordChange(asked, 'users.disable', person, { active: true }, { active: false })
}

export async function enable(asked: Asked, id: string): Promise<void> {
  const person = await other(asked, id)
  if (person.active) return
  await queries.change(asked.db, id, { active: true })
  await recordChange(asked, 'users.enable', person, { active: false }, { active: true })
}

export async function remove(asked: Asked, id: string): Promise<void> {
  const person = await other(asked, id)
  await checkNoTeam(asked, id)
  const removedAt = asked.clock.now()
  await requiringHolder(asked, 'id', () => queries.change(asked.db, id, { active: false, removedAt }))
  await endAll(asked, id, 'removed')
  await recordChange(asked, 'users.destroy', person, { removedAt: null }, { removedAt })
}

export async function restore(asked: Asked, id: string): Promise<void> {
  const person = await reached(asked, id)
  if (person.removedAt === null) return
  await queries.change(asked.db, id, { active: true, removedAt: null })
  await recordChange(asked, 'users.restore', person, { removedAt: person.removedAt }, { removedAt: null })
}

export async function unlock(asked: Asked, id: string): Promise<void> {
  const person = await reached(asked, id)
  const name = person.username
  await forgetAllFailures(asked.db, [name, id])
  await auditChange(asked, { act: 'users.unlock', subject: id, label: person.displayName })
}

/** The old password is invalid at once; the letter explains how to set another. */
export async function resetPassword(asked: Asked, id: string): Promise<void> {
  const { db, clock, jobs } = asked
  const person = await other(asked, id)
  if (!person.active) conflict('invalid', 'state')
  if (person.email === null || person.email === '') refuse('blank', 'email')
  const isNew = (await queries.detail(db, id, clock.now()))?.state === 'invited'
  await requiringHolder(asked, 'id', () => queries.clearPassword(db, id, clock.now()))
  await endAll(asked, id, 'password reset')
  await enqueueUserLetter(jobs, db, { userId: id, letter: isNew ? 'invitation' : 'passwordReset' })
  await auditChange(asked, { act: 'users.resetPassword', subject: id, label: person.displayName })
}

/** For somebody who has lost the phone and the recovery codes. It signs nobody else in. */
export async function resetSecondFactor(asked: Asked, id: string): Promise<void> {
  const { db, bus } = asked
  const person = await other(asked, id)
  if (!(await queries.removeSecondFactor(db, id))) conflict('invalid', 'secondFactor')
  await endAll(asked, id, 'second factor reset')
  bus.publish('user.changed', { userId: id })
  await notify(asked, { userIds: [id], kind: 'access.secondFactorReset', link: '/userProfile' })
  await auditChange(asked, { act: 'users.resetSecondFactor', subject: id, label: person.displayName })
}

/** Ends one session or all; of one's own all but the current one. Returns the number of live ones. */
export async function endSessions(asked: Asked, id: string, only?: string): Promise<number> {
  const { db, clock, user, bus } = asked
  const person = await reached(asked, id)
  const live = await queries.sessionsOf(db, id, clock.now())
  const meant = live.filter((one) => (only === undefined ? one.id !== user.session.id : one.id === only))
  if (only !== undefined && meant.length === 0) notFound()
  if (only === user.session.id) conflict('own_account', 'sessionId')
  for (const { id: sessionId } of meant) {
    await endSession(db, sessionId, 'ended by an administrator', clock.now())
    bus.publish('session.ended', { sessionId })
  }
  const detail = { sessionIds: meant.map((one) => one.id) }
  await auditChange(asked, { act: 'users.endSessions', subject: id, label: person.displayName, detail })
  return meant.length
}

/** Whether the roles differ from those of the person. */
export async function wouldChangeRoles({ db }: Asked, id: string, wanted: readonly string[]) {
  const held = await queries.rolesOf(db, [id])
  return (
    changedRoles(
      held.map((role) => role.id),
      wanted,
    ).length > 0
  )
}

export async function assignRoles(
  asked: Asked,
  id: string,
  wanted: (held: readonly string[]) => readonly string[],
  version?: number,
): Promise<void> {
  const { db, user, bus } = asked
  checkOther(id, user)
  await lockRights(asked)
  const person = (await queries.lock(db, id)) ?? notFound()
  checkNotRemoved(person)
  // Additions and removals are resolved against the current roles, under the lock.
  if (version !== undefined) checkVersion(person, version)
  const held = await queries.rolesOf(db, [id])
  const after = wanted(held.map((role) => role.id))
  const changed = changedRoles(
    held.map((role) => role.id),
    after,
  )
  if (changed.length === 0) return
  const known = await rolesWithPermissions(db, { ids: [...after, ...changed] })
  if (after.some((roleId) => !known.some((role) => role.id === roleId))) refuse('inclusion', 'roles')
  checkRoles(
    known.filter((role) => changed.includes(role.id)),
    user,
  )
  await requiringHolder(asked, 'roles', async () => {
    await queries.setRoles(db, id, after)
    await queries.change(db, id, {})
  })
  const names = (ids: readonly string[]) =>
    [...held, ...known]
      .filter((role, at, all) => ids.includes(role.id) && isFirst(role, at, all))
      .map(({ name }) => name)
  bus.publish('user.changed', { userId: id })
  await auditChange(asked, {
    act: 'users.assignRoles',
    subject: id,
    label: person.displayName,
    before: { roles: names(held.map((role) => role.id)) },
    after: { roles: names(after) },
  })
}

const isFirst = (role: { id: string }, at: number, all: readonly { id: string }[]) =>
  all.findIndex(({ id }) => id === role.id) === at

/** Sessions, and the links that open one or set a password. */
async function endAll({ db, clock, bus }: Asked, userId: string, because: string): Promise<void> {
  for (const sessionId of await endSessionsOf(db, userId, because, clock.now())) {
    bus.publish('session.ended', { sessionId })
  }
  await burnTokensOf(db, userId, 'recovery')
  await burnTokensOf(db, userId, 'exchange')
}

async function recordChange(
  asked: Asked,
  act: string,
  person: queries.LockedUser,
  before: object,
  after: object,
) {
  asked.bus.publish('user.changed', { userId: person.id })
  await auditChange(asked, { act, subject: person.id, label: person.displayName, before, after })
}
