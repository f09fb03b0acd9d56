import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { askAccessBy } from '#patterns/refusals/access-asked.ts'
import { loadPhrases } from '#phrases/i18n.ts'

// Loaded on demand: most people are never refused.
const AccessDialog = lazy(async () => {
  const [file] = await Promise.all([import('./access-dialog.tsx'), loadPhrases('access')])
  return { default: file.AccessDialog }
})

/** Opens when an operation was refused because of a permission and the person wants to request it (SHE-15). */
export function AccessWatch() {
  const { pathname } = useLocation()
  const [names, setNames] = useState<readonly string[]>()
  useEffect(() => askAccessBy(setNames), [])
  return names === undefined ? null : (
    <Suspense>
      <AccessDialog names={names} page={pathname} onClose={() => setNames(undefined)} />
    </Suspense>
  )
}
