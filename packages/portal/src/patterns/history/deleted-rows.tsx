import { lazy, Suspense } from 'react'
import { loadPhrases } from '#phrases/i18n.ts'
import type { DeletionsButtonProps } from './deletions-button.tsx'

const Deletions = lazy(async () => {
  const [file] = await Promise.all([import('./deletions-button.tsx'), loadPhrases('reports')])
  return { default: file.DeletionsButton }
})

/** The button for the deleted rows of a list, loaded after the list. */
export function DeletedRows(props: DeletionsButtonProps) {
  return (
    <Suspense>
      <Deletions {...props} />
    </Suspense>
  )
}
