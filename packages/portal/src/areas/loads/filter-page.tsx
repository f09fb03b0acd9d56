import { lazy, Suspense } from 'react'
import { Skeleton } from '@portal/ui-kit'

const FilterEditor = lazy(async () => ({ default: (await import('./filter-editor.tsx')).FilterEditor }))

/** The page of a filter, loaded on demand. */
export function FilterPage({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <FilterEditor key={id} id={id} />
    </Suspense>
  )
}
