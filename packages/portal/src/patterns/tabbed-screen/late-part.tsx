import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '@portal/ui-kit'

/** What a tab holds that comes only when it is opened. */
export function LatePart({ part: Part }: { part: ComponentType }) {
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <Part />
    </Suspense>
  )
}
