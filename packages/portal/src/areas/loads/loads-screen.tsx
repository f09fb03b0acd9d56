import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'
import { LoadList } from './load-list.tsx'

const loadDetail = () => import('./load-detail.tsx').then((file) => ({ default: file.LoadDetail }))
const LoadDetail = lazy(loadDetail)
const MendDetail = lazy(async () => {
  const [file] = await Promise.all([import('./mend-detail.tsx'), loadPhrases('rejectedRows')])
  return { default: file.MendDetail }
})
const LoadSources = lazy(async () => ({ default: (await import('./load-sources.tsx')).LoadSources }))

/** The loads and sources, or the one in the URL. */
export function LoadsScreen() {
  const [params] = useSearchParams()
  const id = params.get('load')
  const source = params.get('sources')
  useEffect(() => {
    // Preload the details, which are usually opened next. Errors are reported when they are needed.
    loadDetail().catch(() => undefined)
  }, [])
  if (source !== null)
    return (
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <LoadSources id={source} />
      </Suspense>
    )
  return id === null ? (
    <LoadList />
  ) : (
    <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
      {params.get('rows') === 'mend' ? <MendDetail key={id} id={id} /> : <LoadDetail key={id} id={id} />}
    </Suspense>
  )
}
