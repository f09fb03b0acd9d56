import { lazy, Suspense } from 'react'
import { Skeleton } from '@portal/ui-kit'

const FilterEditor = lazy(async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor }))

/** The page of one filter, which comes when somebody opens one. */
export function FilterPage({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <FilterEditor key={id} id={id} />
    </Suspense>
  )
}
