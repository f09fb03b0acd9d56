import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf } from '@portal/sdk'
import { toast } from '@portal/ui-kit'
import { isOvertaken, reasonOf, standsAfter } from '#patterns/stands/stands-now.ts'

// Loaded on demand: rarely shown.
const missing = () => import('./missing.tsx')
const Missing = lazy(() => missing().then((file) => ({ default: file.Missing })))

/** Whether a permission is missing; refusals with a field or a reason of their own have their own message. */
function isForbidden(error: unknown): error is { missing: readonly string[] } {
  return isPortalError(error, 'permission') && error.field === undefined
}

/**
 * The message of an error; for a missing permission its name, and a button to request it; after a conflict the
 * current state.
 */
export function Refusal({ error }: { error: unknown }) {
  const { i18n } = useTranslation()
  if (isForbidden(error)) return <MissingPermissions names={error.missing} />
  return isOvertaken(error) ? <Overtaken error={error} /> : messageOf(error, i18n.language)
}

/** A conflict: its message at once, and the current state as soon as it is known. */
function Overtaken({ error }: { error: unknown }) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const [known, setKnown] = useState<{ error: unknown; text: string }>()
  useEffect(() => {
    let isShown = true
    void reasonOf(error, language).then((text) => {
      if (isShown) setKnown({ error, text })
    })
    return () => {
      isShown = false
    }
  }, [error, language])
  return known === undefined || known.error !== error ? messageOf(error, language) : known.text
}

/** The missing permission, and a button to request it. */
export function MissingPermissions({ names }: { names: readonly string[] }) {
  return (
    <Suspense>
      <Missing names={names} />
    </Suspense>
  )
}

/** Shows an error as a persistent notice, with details: after a conflict the current state. */
export function showRefusal(error: unknown, language: string, details?: string): void {
  const showMessage = (description = details) =>
    void toast({
      ...{ tone: 'danger', title: messageOf(error, language) },
      ...(description === undefined ? {} : { description }),
    })
  if (isOvertaken(error)) void standsAfter(error).then((now) => showMessage(now?.text))
  else if (!isForbidden(error)) showMessage()
  // If its texts cannot be loaded, report the refusal without them.
  else
    missing()
      .then((file) => file.showMissing(error.missing))
      .catch(() => showMessage())
}
