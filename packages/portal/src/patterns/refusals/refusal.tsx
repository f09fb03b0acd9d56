import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf } from '@portal/sdk'
import { toast } from '@portal/ui-kit'

// Loaded on demand: rarely shown.
const missing = () => import('./missing.tsx')
const Missing = lazy(() => missing().then((file) => ({ default: file.Missing })))

/** Whether a permission is missing; refusals with a field or a reason of their own have their own message. */
function isForbidden(error: unknown): error is { missing: readonly string[] } {
  return isPortalError(error, 'permission') && error.field === undefined
}

/** The message of an error; for a missing permission its name, and a button to request it. */
export function Refusal({ error }: { error: unknown }) {
  const { i18n } = useTranslation()
  return isForbidden(error) ? <MissingPermissions names={error.missing} /> : messageOf(error, i18n.language)
}

/** The missing permission, and a button to request it. */
export function MissingPermissions({ names }: { names: readonly string[] }) {
  return (
    <Suspense>
      <Missing names={names} />
    </Suspense>
  )
}

/** Shows an error as a persistent notice. */
export function showRefusal(error: unknown, language: string): void {
  const showMessage = () => void toast({ tone: 'danger', title: messageOf(error, language) })
  if (!isForbidden(error)) showMessage()
  // If its texts cannot be loaded, report the refusal without them.
  else
    missing()
      .then((file) => file.showMissing(error.missing))
      .catch(showMessage)
}
