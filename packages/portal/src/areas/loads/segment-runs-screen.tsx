import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { SegmentRunList } from './segment-run-list.tsx'

const RunDetail = lazy(async () => ({
  default: (await import('./segment-run-detail.tsx')).SegmentRunDetail,
}))

/** The runs, or the one in the URL (SEG-4). */
export function SegmentRunsScreen() {
  const id = useSearchParams()[0].get('run')
  if (id === null) return <SegmentRunList />
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <RunDetail key={id} id={id} />
    </Suspense>
  )
}
