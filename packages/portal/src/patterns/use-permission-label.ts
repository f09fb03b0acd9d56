import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionName } from '@portal/permissions'
import { phrasesOf } from '#phrases/translate.ts'

/**
 * The name of a permission in the reader's language; an unknown one shows its code. A screen loads the phrases
 * `permissions` itself. Where permissions are rare, pass those that occur: without any nothing is loaded, and until
 * the texts are there codes are shown.
 */
export function usePermissionLabel(named?: readonly string[]): (name: string) => string {
  const isNeeded = named === undefined || named.length > 0
  const { i18n, ready } = useTranslation(isNeeded ? 'permissions' : 'general', { useSuspense: false })
  const { language } = i18n
  return useMemo(() => {
    const t = phrasesOf('permissions', language)
    // Looked up in the phrases: a list does not need the whole catalogue.
    const isKnown = (name: string): name is PermissionName =>
      ready && isNeeded && i18n.exists(name, { lng: language, ns: 'permissions' })
    return (name) => (isKnown(name) ? t(name) : name)
  }, [i18n, language, ready, isNeeded])
}
