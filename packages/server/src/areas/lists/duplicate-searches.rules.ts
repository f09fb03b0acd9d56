import type { DuplicateLevel, DuplicateSearch } from '@portal/sdk/contract'
import { conflict } from '#contract/refuse.ts'
import type { DuplicateSearchesTable } from '#db/schema/duplicates.ts'

type State = DuplicateSearchesTable['state']

/** A search that a worker may have in its hands is not deleted. */
export function checkIdle(state: State): void {
  if (state === 'queued' || state === 'computing' || state === 'merging') conflict('invalid', 'state')
}

export function checkReady(state: State): void {
  if (state !== 'ready') conflict('invalid', 'state')
}

/** What becomes of a search that somebody stops: it has found nothing, or it merges no more. */
export function cancelled(state: State): State {
  if (state === 'queued' || state === 'computing') return 'cancelled'
  return state === 'merging' ? 'ready' : conflict('invalid', 'state')
}

/** Below it no pairs were kept. */
export const leastThreshold = ({ levels }: { levels: readonly DuplicateLevel[] }): number =>
  levels[0]?.threshold ?? 1

/** What the log keeps of a search: what was asked, and how far it had come. */
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

/** Records or groups a second, and the seconds that remain at this rate. */
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
