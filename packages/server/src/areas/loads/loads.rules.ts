import type { LoadState } from '@portal/sdk/contract'
import { conflict } from '#contract/refuse.ts'

export type { LoadState }

/** Start: from the beginning, or resume a paused one. */
export function start(state: LoadState): LoadState {
  return state === 'created' || state === 'paused' ? 'queued' : conflict('invalid', 'state')
}

/** Pause: at once while queued, after the current slice while running. */
export function stop(state: LoadState): LoadState {
  if (state === 'queued') return 'paused'
  if (state === 'undoing') return 'undo_paused'
  return state === 'processing' ? 'pausing' : conflict('invalid', 'state')
}

/** Restart: at the checkpoint, or after errors with the rejected rows, as a new round. */
export function restart(state: LoadState): { isNewRound: boolean } {
  if (state === 'paused' || state === 'failed') return { isNewRound: false }
  return state === 'completed_with_errors' ? { isNewRound: true } : conflict('invalid', 'state')
}

/** Rejected rows can be corrected after the load has ended, unless it was undone. */
export function mend(state: LoadState): void {
  if (state !== 'completed_with_errors' && state !== 'completed') conflict('invalid', 'state')
}

/** A load that a worker may be processing cannot be deleted. */
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
 * Whether a load can be undone: it is not running, and the former values are known. Blacklist entries are only
 * removed by two people, not by undoing their load.
 */
export const isUndoable = ({ state, blacklistId, keepsVersions }: Undoable): boolean =>
  undoableStates.includes(state) && blacklistId === null && keepsVersions

/** The number of records that a load wrote or took over. */
export const recordsOf = (load: { created: number; updated: number; unchanged: number }): number =>
  load.created + load.updated + load.unchanged

/** Undo. */
export function undo(load: Undoable): LoadState {
  if (load.blacklistId !== null) conflict('invalid', 'blacklist')
  if (!load.keepsVersions) conflict('invalid', 'undo')
  return isUndoable(load) ? 'undoing' : conflict('invalid', 'state')
}

/** The transition when a worker claims a load: none if it was paused or deleted meanwhile. */
export function begin(state: LoadState): LoadState | null {
  if (state === 'queued' || state === 'processing') return 'processing'
  return state === 'pausing' ? 'paused' : null
}

/** The outcome after the last row. */
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

/** Records per second while running, and the remaining seconds at this rate. */
export function undoProgress({ state, done, total, workedMs }: Undoing) {
  if (done === 0 || workedMs <= 0) return { rowsPerSecond: null, secondsLeft: null }
  const secondsLeft = Math.round(((total - done) * workedMs) / done / 100) / 10
  return {
    rowsPerSecond: Math.round((done / workedMs) * 10_000) / 10,
    secondsLeft: state === 'undoing' ? Math.max(secondsLeft, 0) : null,
  }
}

/** Rows per second while running, without pauses, and the remaining seconds at this rate. */
export function progress(load: Work): { rowsPerSecond: number | null; secondsLeft: number | null } {
  const isRated = ratedStates.includes(load.state) && load.workedMs > 0 && load.roundDone > 0
  if (!isRated) return { rowsPerSecond: null, secondsLeft: null }
  const rowsPerSecond = Math.round((load.roundDone / load.workedMs) * 10_000) / 10
  const isRunning = load.state === 'processing' || load.state === 'pausing'
  const msLeft = ((load.roundTotal - load.roundDone) * load.workedMs) / load.roundDone
  return { rowsPerSecond, secondsLeft: isRunning ? Math.round(msLeft / 100) / 10 : null }
}
