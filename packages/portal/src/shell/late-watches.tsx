import { AccessWatch } from './access-watch.tsx'
import { LockLate } from './lock/lock-late.tsx'

/** Background watches of a page; invisible unless they open a dialog. */
export function LateWatches() {
  return (
    <>
      <LockLate />
      <AccessWatch />
    </>
  )
}
