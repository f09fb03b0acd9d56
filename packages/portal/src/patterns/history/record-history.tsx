import { lazy, Suspense } from 'react'
import { Skeleton } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'

const Changes = lazy(async () => {
  const [file] = await Promise.all([import('./record-changes.tsx'), loadPhrases('reports')])
  return { default: file.RecordChanges }
})

/** The history of a record, loaded on demand. */
export function RecordHistory({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Changes id={id} />
    </Suspense>
  )
}
