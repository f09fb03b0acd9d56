import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useData, usePortal, useSession } from '@portal/sdk/react'
import { isLanguage } from '#phrases/phrases.ts'
import { isThemeChoice, languageAtom, menuCollapsedAtom, themeAtom } from './settings.ts'

/** Brings theme, language and menu of somebody who signs in to this browser. */
export function useProfileSettings(): void {
  const { profile } = usePortal()
  const session = useSession()
  const { data } = useData(profile.show, session ? [] : null)
  const setTheme = useSetAtom(themeAtom)
  const setLanguage = useSetAtom(languageAtom)
  const setCollapsed = useSetAtom(menuCollapsedAtom)
  useEffect(() => {
    if (data === undefined) return
    if (isThemeChoice(data.theme)) setTheme(data.theme)
    if (isLanguage(data.locale)) setLanguage(data.locale)
    setCollapsed(data.menuCollapsed)
  }, [data, setTheme, setLanguage, setCollapsed])
}
