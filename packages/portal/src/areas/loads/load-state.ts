import type { Load } from '@portal/sdk'

type State = Load['state']

/** What a person may ask of a load. */
export type LoadAct = 'start' | 'stop' | 'restart'

// The arrows of specs/loads/loads.yaml; a load that pauses is asked again when it has paused.
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

/** The states of a load that is under way: its counters move without anybody doing anything. */
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

/** Whether there is anything that can be taken back now; entries of a blacklist leave it in another way. */
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

/** Whether its rejected rows can be corrected and sent again: it is through, and what it loaded stands. */
export const canMend = ({ state }: Pick<Load, 'state'>): boolean => state === 'completed_with_errors'

/** How often a load under way is looked at. */
export const liveMs = 1000

export function isRunning(load: Pick<Load, 'state'>): boolean {
  return runningStates.includes(load.state)
}

/** The same of a file’s load, or of its dry run, which it may not have. */
export function isUnderWay(load: { state: string } | null | undefined): boolean {
  return load != null && runningStates.some((state) => state === load.state)
}

/** The records a load has written, which a plain deletion would leave behind. */
export function recordsOf(load: Pick<Load, 'created' | 'updated' | 'undo'>): number {
  if (load.undo !== null && load.undo.finishedAt !== null) return load.undo.keptWorked
  return load.created + load.updated
}
