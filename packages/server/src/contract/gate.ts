import { type CurrentUser, isSecondFactorDue } from '#auth/current-user.ts'
import type { OperationRow } from './operations.ts'

/**
 * The result of an operation's gate: open to everybody, open to any signed-in person, granted by a permission, or the
 * reason for the refusal.
 */
export type GateAnswer = 'public' | 'session' | 'held' | 'missing' | 'second_factor'

/** The reason for somebody who must set up a second factor first. */
const openWhileDue = new Set(['session', 'secondFactor', 'profile'])

/** Whether a signed-in person passes the gate of an operation: the only place that decides it. */
export function gateOf(
  { id, permissions }: Pick<OperationRow, 'id' | 'permissions'>,
  rights: Pick<CurrentUser, 'permissions' | 'secondFactor'>,
): GateAnswer {
  if (permissions === 'public') return 'public'
  if (isSecondFactorDue(rights.secondFactor) && !openWhileDue.has(id.split('.')[0] ?? ''))
    return 'second_factor'
  if (permissions.length === 0) return 'session'
  return permissions.some((name) => rights.permissions.has(name)) ? 'held' : 'missing'
}

/** Whether the gate opens. */
export const isOpen = (answer: GateAnswer): boolean => answer !== 'missing' && answer !== 'second_factor'
