import { Suspense, type ComponentType } from 'react'
import { Skeleton } from '@portal/ui-kit'

/** The content of a tab, loaded when it is opened. */
export function LatePart({ part: Part }: { part: ComponentType }) {
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <Part />
    </Suspense>
  )
}
