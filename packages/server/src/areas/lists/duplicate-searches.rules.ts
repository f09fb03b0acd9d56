import type { DuplicateLevel, DuplicateSearch } from '@portal/sdk/contract'
import { conflict } from '#contract/refuse.ts'
import type { DuplicateSearchesTable } from '#db/schema/duplicates.ts'

type State = DuplicateSearchesTable['state']

/** A search that a worker may be processing cannot be deleted. */
export function checkIdle(state: State): void {
  if (state === 'queued' || state === 'computing' || state === 'merging') conflict('invalid', 'state')
}

export function checkReady(state: State): void {
  if (state !== 'ready') conflict('invalid', 'state')
}

/** The result of cancelling: no result, or the merging stops. */
export function cancelled(state: State): State {
  if (state === 'queued' || state === 'computing') return 'cancelled'
  return state === 'merging' ? 'ready' : conflict('invalid', 'state')
}

/** Pairs below it were not stored. */
export const leastThreshold = ({ levels }: { levels: readonly DuplicateLevel[] }): number =>
  levels[0]?.threshold ?? 1

/** The logged values of a search: its parameters, and its progress. */
export const recorded = ({
  name,
  templateName,
  scope,
  keys,
  match,
  method,
  threshold,
  survivorRule,
  state,
}: Shown) => ({
  ...{ name, templateName, scope, keys, match, method, threshold, survivorRule, state },
})
type Shown = Pick<
  DuplicateSearch,
  'name' | 'templateName' | 'scope' | 'keys' | 'match' | 'method' | 'threshold' | 'survivorRule' | 'state'
>

type Work = { state: State; done: number; total: number; workedMs: number }

/** Records or groups per second, and the remaining seconds at this rate. */
export function progress({ state, done, total, workedMs }: Work): {
  perSecond: number | null
  secondsLeft: number | null
} {
  if (done === 0 || workedMs === 0) return { perSecond: null, secondsLeft: null }
  const isRunning = state === 'computing' || state === 'merging'
  const perSecond = Math.round((done / workedMs) * 10_000) / 10
  const msLeft = ((total - done) * workedMs) / done
  return { perSecond, secondsLeft: isRunning ? Math.round(msLeft / 100) / 10 : null }
}
