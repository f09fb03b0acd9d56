import { conflict } from '#contract/refuse.ts'
import type { StoredVacationState } from '#db/schema/vacations.ts'
import { type Becomes, cancelled } from './vacation-requests.rules.ts'

type RequestStatus = { stored: StoredVacationState; hasBegun: boolean; lastDay: string | null }
const waits: readonly StoredVacationState[] = ['pending', 'waiting', 'preapproved']

/** What becomes of a request that whoever plans the operation agrees to: all stages at once. */
export function agreed({ stored, ...begun }: RequestStatus): Becomes {
  if (stored === 'cancellation_requested') return cancelled(begun)
  if (!waits.includes(stored)) conflict('invalid', 'state')
  return { state: 'approved', stage: null, moves: 'spend' }
}

/** A cancellation that is refused leaves the vacation as it was. */
export function refused({ stored }: Pick<RequestStatus, 'stored'>): Becomes {
  if (stored === 'cancellation_requested') return { state: 'approved', stage: null, moves: 'nothing' }
  if (!waits.includes(stored)) conflict('invalid', 'state')
  return { state: 'rejected', stage: null, moves: 'nothing' }
}
