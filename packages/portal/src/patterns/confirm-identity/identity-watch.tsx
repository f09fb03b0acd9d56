import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPhrases } from '#phrases/i18n.ts'
import { askIdentityBy } from './identity.ts'

// Rarely needed: neither the dialog nor its words are on the first page.
const IdentityDialog = lazy(async () => {
  const [file] = await Promise.all([import('./identity-dialog.tsx'), loadPhrases('account')])
  return { default: file.IdentityDialog }
})

/** Waits until an act wants the password said again, and then asks for it. */
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
