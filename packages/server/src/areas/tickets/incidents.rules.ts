import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { IncidentState, TimeEffect } from '#db/schema/incidents.ts'

/** Reads every incident. */
const seeing = 'INCIDENCIAS_VER'
/** Works on every incident. */
export const managing = 'INCIDENCIAS_GESTIONAR'
/** Opens the screen of the incidents. */
export const opening = 'MENU_USUARIOS'

type User = { id: string; permissions: ReadonlySet<string> }
type Known = { state: IncidentState; reporterId: string; assigneeId: string | null }
type Timed = { startsAt: Date; endsAt: Date | null; timeEffect: TimeEffect }

export const manages = ({ permissions }: User): boolean => permissions.has(managing)

/** The person whose incidents alone are seen; undefined for who sees all of them. */
export const seenBy = (user: User): string | undefined =>
  manages(user) || user.permissions.has(seeing) ? undefined : user.id

/** Whether the names of all whom it affects are this person's business. */
export const seesPeople = ({ reporterId, assigneeId }: Known, user: User): boolean =>
  seenBy(user) === undefined || [reporterId, assigneeId].includes(user.id)

/** Whether this person reads what is said about it among those who work on it. */
export const readsInternal = ({ assigneeId }: Known, user: User): boolean =>
  seenBy(user) === undefined || assigneeId === user.id

/** Only who manages incidents says what is not for everybody. */
export function checkInternal(user: User): void {
  if (!manages(user)) forbidden([managing])
}

/** Whether this person may change, close and open it again: it is theirs, or they manage incidents. */
export const canChange = ({ reporterId }: Known, user: User): boolean =>
  manages(user) || reporterId === user.id

export function checkChange(incident: Known, user: User): void {
  if (!canChange(incident, user)) forbidden([managing])
}

/** An incident has begun, and ends after that. */
export function checkInterval({ startsAt, endsAt }: Pick<Timed, 'startsAt' | 'endsAt'>, now: Date): void {
  if (startsAt > now) refuse('invalid', 'startsAt')
  if (endsAt === null) return
  if (endsAt <= startsAt) refuse('invalid', 'endsAt')
  if (endsAt > now) refuse('invalid', 'endsAt')
}

/** What one says of it is not changed once it is resolved, nor what its justified time rests on. */
export function checkOpen({ state }: Known, user: User): void {
  if (state === 'closed') conflict('invalid', 'state')
  if (state === 'resolved' && !manages(user)) conflict('invalid', 'state')
}

/** What becomes of the effect on time when somebody says whether there is one. */
export function effectOf(before: TimeEffect, affectsTime: boolean | undefined): TimeEffect {
  if (affectsTime === undefined || before === 'accepted') return before
  if (!affectsTime) return 'none'
  return before === 'none' ? 'asked' : before
}

/** An incident in one of these states goes into the next. */
const ways = {
  resolve: { from: ['open', 'in_progress'], to: 'resolved' },
  close: { from: ['resolved'], to: 'closed' },
} as const

export function moved(act: keyof typeof ways, { state }: Known): IncidentState {
  const { from, to } = ways[act]
  if (!from.some((one) => one === state)) conflict('invalid', 'state')
  return to
}

/** Somebody works on an open incident, or nobody does. */
export function assigned({ state }: Known, userId: string | null): IncidentState {
  if (state === 'resolved' || state === 'closed') conflict('invalid', 'state')
  return userId === null ? 'open' : 'in_progress'
}

export function reopened({ state, assigneeId }: Known): IncidentState {
  if (state !== 'resolved' && state !== 'closed') conflict('invalid', 'state')
  return assigneeId === null ? 'open' : 'in_progress'
}

type Decided = Timed & { peopleIds: readonly string[] }

/** Whether `checkDecision` would let pass. */
export const canDecide = ({ endsAt, peopleIds }: Decided, user: User): boolean =>
  manages(user) && endsAt !== null && peopleIds.length > 0 && !peopleIds.includes(user.id)

/** Time is justified for people of an incident that is over, and nobody justifies their own. */
export function checkDecision({ endsAt, peopleIds }: Decided, user: User): void {
  if (endsAt === null) conflict('blank', 'endsAt')
  if (peopleIds.length === 0) conflict('blank', 'peopleIds')
  if (peopleIds.includes(user.id)) forbidden()
}
