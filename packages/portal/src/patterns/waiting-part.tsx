import { Skeleton } from '@portal/ui-kit'
import { FailureState } from './failure-state.tsx'

/** Stands in a drawer until its content has come, or says why it does not. */
export function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={onRetry} />
}
