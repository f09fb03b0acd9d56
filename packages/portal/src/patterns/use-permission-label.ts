import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionName } from '@portal/permissions'
import { phrasesOf } from '#phrases/translate.ts'

/**
 * Names a permission in the reader's words; one that the catalogue lacks keeps its code. A screen loads the phrases
 * `permissions` with itself. Where permissions are seldom named, give those that are: for none nothing is loaded, and
 * until the words have come a permission is called by its code.
 */
export function usePermissionLabel(named?: readonly string[]): (name: string) => string {
  const isNeeded = named === undefined || named.length > 0
  const { i18n, ready } = useTranslation(isNeeded ? 'permissions' : 'general', { useSuspense: false })
  const { language } = i18n
  return useMemo(() => {
    const t = phrasesOf('permissions', language)
    // Asked of the phrases: the catalogue itself is none of what a list needs.
    const isKnown = (name: string): name is PermissionName =>
      ready && isNeeded && i18n.exists(name, { lng: language, ns: 'permissions' })
    return (name) => (isKnown(name) ? t(name) : name)
  }, [i18n, language, ready, isNeeded])
}
