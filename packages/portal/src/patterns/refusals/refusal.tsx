import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf } from '@portal/sdk'
import { toast } from '@portal/ui-kit'

// Seldom seen: neither it nor its words are on the first page.
const missing = () => import('./missing.tsx')
const Missing = lazy(() => missing().then((file) => ({ default: file.Missing })))

/** Whether the person lacks a permission for it; what names a field or a reason of its own says that instead. */
function isForbidden(error: unknown): error is { missing: readonly string[] } {
  return isPortalError(error, 'permission') && error.field === undefined
}

/** What went wrong, in words; where a permission is missing, which one, and a way to ask for it. */
export function Refusal({ error }: { error: unknown }) {
  const { i18n } = useTranslation()
  return isForbidden(error) ? <MissingPermissions names={error.missing} /> : messageOf(error, i18n.language)
}

/** Which permission is missing, and a way to ask for it. */
export function MissingPermissions({ names }: { names: readonly string[] }) {
  return (
    <Suspense>
      <Missing names={names} />
    </Suspense>
  )
}

/** Says what went wrong in a notice that stays. */
export function tellRefusal(error: unknown, language: string): void {
  const tell = () => void toast({ tone: 'danger', title: messageOf(error, language) })
  if (!isForbidden(error)) tell()
  // Where its words cannot be loaded, it is refused all the same, and said.
  else
    missing()
      .then((file) => file.tellMissing(error.missing))
      .catch(tell)
}
