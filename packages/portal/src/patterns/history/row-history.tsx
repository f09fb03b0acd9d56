import { lazy, Suspense } from 'react'
import { Skeleton } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'
import type { AskChanges } from './row-changes.tsx'

const Changes = lazy(async () => {
  const [file] = await Promise.all([import('./row-changes.tsx'), loadPhrases('reports')])
  return { default: file.RowChanges }
})

/** The history of a row by an operation of its family, loaded on demand. */
export function RowHistory(props: { id: string; changes: AskChanges }) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Changes {...props} />
    </Suspense>
  )
}
