import type { Load } from '@portal/sdk'

type State = Load['state']

/** The operations on a load. */
export type LoadAct = 'start' | 'stop' | 'restart'

// The transitions in specs/loads/loads.yaml; a pausing load allows none until it is paused.
const acts: Record<State, readonly LoadAct[]> = {
  created: ['start'],
  queued: ['stop'],
  processing: ['stop'],
  pausing: [],
  paused: ['start'],
  completed: [],
  completed_with_errors: ['restart'],
  failed: ['restart'],
  undoing: ['stop'],
  undo_paused: [],
  undone: [],
}

/** The states of a running load, whose counters change by themselves. */
const runningStates: readonly State[] = ['queued', 'processing', 'pausing', 'undoing']

/** The states of a load whose records can be exported. */
export const finishedStates: readonly State[] = ['completed', 'completed_with_errors']

/** Whether there is anything to export: a finished load that wrote records, or found its own unchanged. */
export function hasRecords(
  load: Pick<Load, 'state' | 'created' | 'updated' | 'unchanged' | 'undo'>,
): boolean {
  return finishedStates.includes(load.state) && recordsOf(load) + load.unchanged > 0
}

const undoableStates: readonly State[] = [
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'undo_paused',
]

/** Whether anything can be undone now; blacklist entries are removed differently. */
export function isUndoable(
  load: Pick<Load, 'state' | 'blacklist' | 'created' | 'updated' | 'undo'>,
): boolean {
  const hasWritten = load.state === 'undo_paused' || recordsOf(load) > 0
  return load.blacklist === null && undoableStates.includes(load.state) && hasWritten
}

export const loadStates = Object.keys(acts).filter((state): state is State => state in acts)

export function actsOf(load: Pick<Load, 'state'>): readonly LoadAct[] {
  return acts[load.state]
}

/** Whether rejected rows can be corrected and sent again: it has ended, and was not undone. */
export const canMend = ({ state }: Pick<Load, 'state'>): boolean => state === 'completed_with_errors'

/** The polling interval of a running load. */
export const liveMs = 1000

export function isRunning(load: Pick<Load, 'state'>): boolean {
  return runningStates.includes(load.state)
}

/** The same for a file's load or dry run, which it may not have. */
export function isUnderWay(load: { state: string } | null | undefined): boolean {
  return load != null && runningStates.some((state) => state === load.state)
}

/** The number of records written by a load, which a plain deletion would orphan. */
export function recordsOf(load: Pick<Load, 'created' | 'updated' | 'undo'>): number {
  if (load.undo !== null && load.undo.finishedAt !== null) return load.undo.keptWorked
  return load.created + load.updated
}
