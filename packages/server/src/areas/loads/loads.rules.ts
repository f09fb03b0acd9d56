import type { LoadState } from '@portal/sdk/contract'
import { conflict } from '#contract/refuse.ts'

export type { LoadState }

/** Start: from the beginning, or from where it was paused. */
export function start(state: LoadState): LoadState {
  return state === 'created' || state === 'paused' ? 'queued' : conflict('invalid', 'state')
}

/** Pause: at once while it waits, at the end of the slice at hand while it works. */
export function stop(state: LoadState): LoadState {
  if (state === 'queued') return 'paused'
  if (state === 'undoing') return 'undo_paused'
  return state === 'processing' ? 'pausing' : conflict('invalid', 'state')
}

/** Take up again: at the checkpoint, or after errors with the rejected rows, which is a new round. */
export function restart(state: LoadState): { isNewRound: boolean } {
  if (state === 'paused' || state === 'failed') return { isNewRound: false }
  return state === 'completed_with_errors' ? { isNewRound: true } : conflict('invalid', 'state')
}

/** Rejected rows are mended when the load is through, and while what it loaded stands. */
export function mend(state: LoadState): void {
  if (state !== 'completed_with_errors' && state !== 'completed') conflict('invalid', 'state')
}

/** A load that a worker may have in its hands is not deleted. */
export function destroy(state: LoadState): void {
  if (busyStates.includes(state)) conflict('invalid', 'state')
}

const busyStates: readonly LoadState[] = ['queued', 'processing', 'pausing', 'undoing']
const undoableStates: readonly LoadState[] = [
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'undo_paused',
]

type Undoable = {
  state: LoadState
  blacklistId: string | null
  keepsVersions: boolean
}

/**
 * Whether a load can be taken back: nobody works on it, and what was before is known. Entries of a blacklist leave it by two
 * people, not by the load that brought them.
 */
export const isUndoable = ({ state, blacklistId, keepsVersions }: Undoable): boolean =>
  undoableStates.includes(state) && blacklistId === null && keepsVersions

/** How many records a load wrote or took over. */
export const recordsOf = (load: { created: number; updated: number; unchanged: number }): number =>
  load.created + load.updated + load.unchanged

/** Take back. */
export function undo(load: Undoable): LoadState {
  if (load.blacklistId !== null) conflict('invalid', 'blacklist')
  if (!load.keepsVersions) conflict('invalid', 'undo')
  return isUndoable(load) ? 'undoing' : conflict('invalid', 'state')
}

/** What the worker makes of a load it is given: nothing when it was paused or deleted meanwhile. */
export function begin(state: LoadState): LoadState | null {
  if (state === 'queued' || state === 'processing') return 'processing'
  return state === 'pausing' ? 'paused' : null
}

/** How a load ends when its last row is read. */
export function finish(errors: number): LoadState {
  return errors > 0 ? 'completed_with_errors' : 'completed'
}

interface Work {
  state: LoadState
  roundTotal: number
  roundDone: number
  workedMs: number
}

const ratedStates: readonly LoadState[] = [
  'processing',
  'pausing',
  'completed',
  'completed_with_errors',
  'failed',
]

interface Undoing {
  state: LoadState
  done: number
  total: number
  workedMs: number
}

/** Records a second over the time at work, and the seconds that remain at this rate. */
export function undoProgress({ state, done, total, workedMs }: Undoing) {
  if (done === 0 || workedMs <= 0) return { rowsPerSecond: null, secondsLeft: null }
  const secondsLeft = Math.round(((total - done) * workedMs) / done / 100) / 10
  return {
    rowsPerSecond: Math.round((done / workedMs) * 10_000) / 10,
    secondsLeft: state === 'undoing' ? Math.max(secondsLeft, 0) : null,
  }
}

/** Rows a second over the time at work, pauses left out, and the seconds that remain at this rate. */
export function progress(load: Work): { rowsPerSecond: number | null; secondsLeft: number | null } {
  const isRated = ratedStates.includes(load.state) && load.workedMs > 0 && load.roundDone > 0
  if (!isRated) return { rowsPerSecond: null, secondsLeft: null }
  const rowsPerSecond = Math.round((load.roundDone / load.workedMs) * 10_000) / 10
  const isRunning = load.state === 'processing' || load.state === 'pausing'
  const msLeft = ((load.roundTotal - load.roundDone) * load.workedMs) / load.roundDone
  return { rowsPerSecond, secondsLeft: isRunning ? Math.round(msLeft / 100) / 10 : null }
}
