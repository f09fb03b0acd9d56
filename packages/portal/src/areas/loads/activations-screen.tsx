import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { ActivationList } from './activation-list.tsx'

const ActivationDetail = lazy(async () => ({
  default: (await import('./activation-detail.tsx')).ActivationDetail,
}))

/** The activations of segments, or the one in the URL (SEG-6, SEG-7). */
export function ActivationsScreen() {
  const id = useSearchParams()[0].get('activation')
  if (id === null) return <ActivationList />
  return (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <ActivationDetail key={id} id={id} />
    </Suspense>
  )
}
