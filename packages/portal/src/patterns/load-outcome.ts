import type { Load } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

type Outcome = NonNullable<Load['outcome']>

/** Outcomes that say more than their state. */
export const labelledOutcomes = ['rejected', 'nothing_new'] as const satisfies readonly Outcome[]
type LabelledOutcome = (typeof labelledOutcomes)[number]

/** The label of a load: its state, or its outcome where that says more. */
export type LoadWord = Load['state'] | LabelledOutcome

// Filtering by failed includes loads that created nothing.
const outcomesOf: Partial<Record<LoadWord, Outcome[]>> = {
  failed: ['failed', 'rejected'],
  completed: ['loaded'],
  completed_with_errors: ['partial'],
}

/** The query for loads with a label. */
export function loadsWith(word: LoadWord): { state: Load['state'][] } | { outcome: Outcome[] } {
  if (isLabelled(word)) return { outcome: [word] }
  const outcome = outcomesOf[word]
  return outcome === undefined ? { state: [word] } : { outcome }
}

const outcomeTones: Record<Outcome, Tone> = {
  loaded: 'success',
  partial: 'warning',
  nothing_new: 'neutral',
  rejected: 'danger',
  failed: 'danger',
  undone: 'neutral',
}

const stateTones: Partial<Record<Load['state'], Tone>> = {
  queued: 'info',
  processing: 'info',
  pausing: 'warning',
  paused: 'warning',
  undoing: 'info',
  undo_paused: 'warning',
}

export const isLabelled = (outcome: unknown): outcome is LabelledOutcome =>
  labelledOutcomes.some((one) => one === outcome)

/** The tone of a load's label. */
export function toneOfLoad({ state, outcome }: Pick<Load, 'state' | 'outcome'>): Tone {
  return outcome === null ? (stateTones[state] ?? 'neutral') : outcomeTones[outcome]
}
