import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { LoadList } from './load-list.tsx'

const loadDetail = () => import('./load-detail.tsx').then((file) => ({ default: file.LoadDetail }))
const LoadDetail = lazy(loadDetail)

/** The loads, or one of them in detail when the address names it. */
export function LoadsScreen() {
  const [params] = useSearchParams()
  const id = params.get('load')
  useEffect(() => {
    // Whoever sees the list opens one of them next. What fails here is told when it is needed.
    loadDetail().catch(() => undefined)
  }, [])
  return id === null ? (
    <LoadList />
  ) : (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      <LoadDetail key={id} id={id} />
    </Suspense>
  )
}
