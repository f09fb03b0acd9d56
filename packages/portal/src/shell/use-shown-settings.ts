import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme } from '@portal/ui-kit'
import { changeLanguage } from '#phrases/i18n.ts'
import { useMedia } from './use-media.ts'
import { densityAtom, languageAtom, shownThemeAtom, systemDarkAtom } from './settings.ts'

/** Applies the chosen theme and language to the page, and follows the device and other tabs. */
export function useShownSettings(): void {
  const theme = useAtomValue(shownThemeAtom)
  const language = useAtomValue(languageAtom)
  const density = useAtomValue(densityAtom)
  const setSystemDark = useSetAtom(systemDarkAtom)
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const { i18n } = useTranslation()

  useEffect(() => applyTheme(theme), [theme])

  useEffect(() => {
    document.documentElement.dataset.density = density
  }, [density])

  useEffect(() => {
    if (i18n.language !== language) void changeLanguage(language)
  }, [i18n, language])

  useEffect(() => {
    document.documentElement.lang = i18n.language
  }, [i18n.language])

  useEffect(() => setSystemDark(isSystemDark), [setSystemDark, isSystemDark])
}
