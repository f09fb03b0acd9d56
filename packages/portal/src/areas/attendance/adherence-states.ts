import type { OnlineAgent } from '@portal/sdk'

type AdherenceState = OnlineAgent['adherence']['state']

/** What the agents are narrowed by: whether they do what is planned. */
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

/** How many do not keep to their plan, and how many of them the work misses. */
export function outOf(adherences: readonly Counted[]): { count: number; negative: number } {
  const { count, negative } = adherences.find(({ adherence }) => adherence === 'out') ?? {
    count: 0,
    negative: 0,
  }
  return { count, negative }
}
