import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf } from '@portal/sdk'
import { toast } from '@portal/ui-kit'
import { isOvertaken } from '#patterns/current-state/is-overtaken.ts'

// Loaded on demand: rarely shown.
const missing = () => import('./seldom.ts')
const Missing = lazy(() => missing().then((file) => ({ default: file.Missing })))
const Overtaken = lazy(() => missing().then((file) => ({ default: file.Overtaken })))

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
  const message = messageOf(error, i18n.language)
  if (!isOvertaken(error)) return message
  return (
    <Suspense fallback={message}>
      <Overtaken error={error} />
    </Suspense>
  )
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
export function showRefusal(error: unknown, language: string, description?: string): void {
  const title = messageOf(error, language)
  const showMessage = () => void toast({ tone: 'danger', title, description })
  // If its texts cannot be loaded, report the refusal without them.
  if (isForbidden(error))
    missing()
      .then((file) => file.showMissing(error.missing))
      .catch(showMessage)
  else if (isOvertaken(error))
    missing()
      .then((file) => file.showOvertaken(error, title, description))
      .catch(showMessage)
  else showMessage()
}
