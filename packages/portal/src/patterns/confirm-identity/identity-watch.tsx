import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPhrases } from '#phrases/i18n.ts'
import { askIdentityBy } from './identity.ts'

// Loaded on demand: rarely needed.
const IdentityDialog = lazy(async () => {
  const [file] = await Promise.all([import('./identity-dialog.tsx'), loadPhrases('account')])
  return { default: file.IdentityDialog }
})

/** Opens when an operation requires the password to be confirmed. */
export function IdentityWatch() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>()
  useEffect(() => askIdentityBy(() => new Promise((resolve) => setAnswer(() => resolve))), [])
  if (answer === undefined) return null
  const settle = (isConfirmed: boolean) => {
    setAnswer(undefined)
    answer(isConfirmed)
  }
  return (
    <Suspense>
      <IdentityDialog onSettled={settle} />
    </Suspense>
  )
}
