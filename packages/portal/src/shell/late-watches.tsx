import { AccessWatch } from './access-watch.tsx'
import { LockLate } from './lock/lock-late.tsx'

/** What watches over the page once it stands: unseen, unless it asks something. */
export function LateWatches() {
  return (
    <>
      <LockLate />
      <AccessWatch />
    </>
  )
}
