import { profile } from '@portal/sdk/main'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { isLanguage } from '#phrases/phrases.ts'
import {
  densityAtom,
  isDensity,
  isThemeChoice,
  languageAtom,
  lockAfterAtom,
  menuCollapsedAtom,
  themeAtom,
} from './settings.ts'

/** Applies the profile's theme, language and menu after a sign-in in this browser. */
export function useProfileSettings(): void {
  const profileFamily = useFamily(profile)
  const session = useSession()
  const { data } = useData(profileFamily.show, session && session.kind !== 'view' ? [] : null)
  const setTheme = useSetAtom(themeAtom)
  const setLanguage = useSetAtom(languageAtom)
  const setDensity = useSetAtom(densityAtom)
  const setCollapsed = useSetAtom(menuCollapsedAtom)
  const setLockAfter = useSetAtom(lockAfterAtom)
  useEffect(() => {
    if (data === undefined) return
    if (isThemeChoice(data.theme)) setTheme(data.theme)
    if (isLanguage(data.locale)) setLanguage(data.locale)
    if (isDensity(data.density)) setDensity(data.density)
    setCollapsed(data.menuCollapsed)
    setLockAfter(data.lockAfterMinutes)
  }, [data, setTheme, setLanguage, setDensity, setCollapsed, setLockAfter])
}
