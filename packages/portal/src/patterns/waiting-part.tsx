import { Skeleton } from '@portal/ui-kit'
import { FailureState } from './failure-state.tsx'

/** Shown in a drawer while its content loads, or with the error. */
export function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? <Skeleton lines={8} /> : <FailureState error={error} onRetry={onRetry} />
}
