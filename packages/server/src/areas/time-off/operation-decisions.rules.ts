import { conflict } from '#contract/refuse.ts'
import type { StoredVacationState } from '#db/schema/vacations.ts'
import { type Becomes, cancelled } from './vacation-requests.rules.ts'

type RequestStatus = { stored: StoredVacationState; hasBegun: boolean; lastDay: string | null }
const waits: readonly StoredVacationState[] = ['pending', 'waiting', 'preapproved']

/** The next state of a request approved by the planner of the operation: all stages at once. */
export function agreed({ stored, ...begun }: RequestStatus): Becomes {
  if (stored === 'cancellation_requested') return cancelled(begun)
  if (!waits.includes(stored)) conflict('invalid', 'state')
  return { state: 'approved', stage: null, moves: 'spend' }
}

/** A rejected cancellation leaves the vacation unchanged. */
export function refused({ stored }: Pick<RequestStatus, 'stored'>): Becomes {
  if (stored === 'cancellation_requested') return { state: 'approved', stage: null, moves: 'nothing' }
  if (!waits.includes(stored)) conflict('invalid', 'state')
  return { state: 'rejected', stage: null, moves: 'nothing' }
}
