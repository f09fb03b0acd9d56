import { type CurrentUser, isSecondFactorDue } from '#auth/current-user.ts'
import type { OperationRow } from './operations.ts'

/** What the gate of an operation says: open to everybody or to everybody signed in, held, or why not. */
export type GateAnswer = 'public' | 'session' | 'held' | 'missing' | 'second_factor'

/** What somebody needs who has to set up a second factor before anything else. */
const openWhileDue = new Set(['session', 'secondFactor', 'profile'])

/** Whether somebody signed in passes the gate of an operation: the one place that decides it, for all who ask why. */
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

/** Whether the gate lets pass. */
export const isOpen = (answer: GateAnswer): boolean => answer !== 'missing' && answer !== 'second_factor'
