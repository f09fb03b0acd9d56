import type { OnlineAgent } from '@portal/sdk'

type AdherenceState = OnlineAgent['adherence']['state']

/** Filters agents by adherence. */
export const adherenceStates = [
  'in',
  'out',
  'unscheduled',
  'no_plan',
] as const satisfies readonly AdherenceState[]

interface Counted {
  readonly adherence: AdherenceState
  readonly count: number
  readonly negative: number
}

/** How many agents are out of adherence, and how many of them affect the work. */
export function outOf(adherences: readonly Counted[]): { count: number; negative: number } {
  const { count, negative } = adherences.find(({ adherence }) => adherence === 'out') ?? {
    count: 0,
    negative: 0,
  }
  return { count, negative }
}
