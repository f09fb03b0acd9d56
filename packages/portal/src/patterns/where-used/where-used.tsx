import { lazy, Suspense } from 'react'
import type { Named } from '@portal/sdk'
import { Skeleton } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'

/** The family of an operation, such as `tags` of `tags.destroy`. */
export const familyOf = ({ operation }: Named): string => operation.split('.')[0] ?? ''

const Uses = lazy(async () => {
  const [file] = await Promise.all([import('./uses.tsx'), loadPhrases('reports'), loadPhrases('resource')])
  return { default: file.Uses }
})

/** The uses of a catalogue row that prevent its deletion, loaded on demand. */
export function WhereUsed({ family, id }: { family: string; id: string }) {
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <Uses family={family} id={id} />
    </Suspense>
  )
}
