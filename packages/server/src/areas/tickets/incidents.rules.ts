import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { IncidentState, TimeEffect } from '#db/schema/incidents.ts'

/** The permission to read every incident. */
const seeing = 'INCIDENCIAS_VER'
/** The permission to work on every incident. */
export const managing = 'INCIDENCIAS_GESTIONAR'
/** The permission for the screen of incidents. */
export const opening = 'MENU_USUARIOS'

type User = { id: string; permissions: ReadonlySet<string> }
type Known = { state: IncidentState; reporterId: string; assigneeId: string | null }
type Timed = { startsAt: Date; endsAt: Date | null; timeEffect: TimeEffect }

export const manages = ({ permissions }: User): boolean => permissions.has(managing)

/** The person whose incidents alone are visible; undefined for those who see all. */
export const seenBy = (user: User): string | undefined =>
  manages(user) || user.permissions.has(seeing) ? undefined : user.id

/** Whether this person may see the names of everybody affected. */
export const seesPeople = ({ reporterId, assigneeId }: Known, user: User): boolean =>
  seenBy(user) === undefined || [reporterId, assigneeId].includes(user.id)

/** Whether this person may see internal entries. */
export const readsInternal = ({ assigneeId }: Known, user: User): boolean =>
  seenBy(user) === undefined || assigneeId === user.id

/** Only incident managers write internal entries. */
export function checkInternal(user: User): void {
  if (!manages(user)) forbidden([managing])
}

/** Whether this person may change, close and reopen it: their own, or as an incident manager. */
export const canChange = ({ reporterId }: Known, user: User): boolean =>
  manages(user) || reporterId === user.id

export function checkChange(incident: Known, user: User): void {
  if (!canChange(incident, user)) forbidden([managing])
}

/** The start is in the past, and the end is after it. */
export function checkInterval({ startsAt, endsAt }: Pick<Timed, 'startsAt' | 'endsAt'>, now: Date): void {
  if (startsAt > now) refuse('invalid', 'startsAt')
  if (endsAt === null) return
  if (endsAt <= startsAt) refuse('invalid', 'endsAt')
  if (endsAt > now) refuse('invalid', 'endsAt')
}

/** A resolved incident's description cannot change, nor what its justified time is based on. */
export function checkOpen({ state }: Known, user: User): void {
  if (state === 'closed') conflict('invalid', 'state')
  if (state === 'resolved' && !manages(user)) conflict('invalid', 'state')
}

/** The new state of the effect on time when somebody sets it. */
export function effectOf(before: TimeEffect, affectsTime: boolean | undefined): TimeEffect {
  if (affectsTime === undefined || before === 'accepted') return before
  if (!affectsTime) return 'none'
  return before === 'none' ? 'asked' : before
}

/** A transition from one of these states to the next. */
const ways = {
  resolve: { from: ['open', 'in_progress'], to: 'resolved' },
  close: { from: ['resolved'], to: 'closed' },
} as const

export function moved(act: keyof typeof ways, { state }: Known): IncidentState {
  const { from, to } = ways[act]
  if (!from.some((one) => one === state)) conflict('invalid', 'state')
  return to
}

/** An open incident may be assigned and unassigned. */
export function assigned({ state }: Known, userId: string | null): IncidentState {
  if (state === 'resolved' || state === 'closed') conflict('invalid', 'state')
  return userId === null ? 'open' : 'in_progress'
}

export function reopened({ state, assigneeId }: Known): IncidentState {
  if (state !== 'resolved' && state !== 'closed') conflict('invalid', 'state')
  return assigneeId === null ? 'open' : 'in_progress'
}

type Decided = Timed & { peopleIds: readonly string[] }

/** Whether `checkDecision` would allow it. */
export const canDecide = ({ endsAt, peopleIds }: Decided, user: User): boolean =>
  manages(user) && endsAt !== null && peopleIds.length > 0 && !peopleIds.includes(user.id)

/** Time is justified for people of a finished incident, and nobody justifies their own. */
export function checkDecision({ endsAt, peopleIds }: Decided, user: User): void {
  if (endsAt === null) conflict('blank', 'endsAt')
  if (peopleIds.length === 0) conflict('blank', 'peopleIds')
  if (peopleIds.includes(user.id)) forbidden()
}
