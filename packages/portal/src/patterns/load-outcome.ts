import type { Load } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

type Outcome = NonNullable<Load['outcome']>

/** Outcomes that say more than the state in which they come. */
export const tellingOutcomes = ['rejected', 'nothing_new'] as const satisfies readonly Outcome[]
type TellingOutcome = (typeof tellingOutcomes)[number]

const outcomeTones: Record<Outcome, Tone> = {
  loaded: 'success',
  partial: 'warning',
  nothing_new: 'neutral',
  rejected: 'danger',
  failed: 'danger',
}

const stateTones: Partial<Record<Load['state'], Tone>> = {
  queued: 'info',
  processing: 'info',
  pausing: 'warning',
  paused: 'warning',
}

export const isTelling = (outcome: unknown): outcome is TellingOutcome =>
  tellingOutcomes.some((one) => one === outcome)

/** How good or bad the news of a load are. */
export function toneOfLoad({ state, outcome }: Pick<Load, 'state' | 'outcome'>): Tone {
  return outcome === null ? (stateTones[state] ?? 'neutral') : outcomeTones[outcome]
}
