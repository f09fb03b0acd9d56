import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { useAction, usePortal, useSession } from '@portal/sdk/react'
import type { Language } from '#phrases/phrases.ts'
import { languageAtom, menuCollapsedAtom, themeAtom, type ThemeChoice } from './settings.ts'

/** The theme chosen, and what changes it here and in the profile. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useAtom(themeAtom)
  return [choice, useRemembered(setChoice, (theme) => ({ theme }))]
}

/** The language chosen, and what changes it here and in the profile. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useAtom(languageAtom)
  return [language, useRemembered(setLanguage, (locale) => ({ locale }))]
}

/** Whether the menu shows icons only, and what changes it here and in the profile. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useAtom(menuCollapsedAtom)
  return [isCollapsed, useRemembered(setCollapsed, (menuCollapsed) => ({ menuCollapsed }))]
}

interface Preferences {
  theme?: ThemeChoice
  locale?: Language
  menuCollapsed?: boolean
}

// The choice holds at once in this browser; the profile takes it along to others when somebody is signed in.
function useRemembered<Value>(set: (value: Value) => void, preferenceOf: (value: Value) => Preferences) {
  const { profile } = usePortal()
  const session = useSession()
  const patch = useAction(profile.patch)
  return useCallback(
    (value: Value) => {
      set(value)
      if (session) void patch(preferenceOf(value))
    },
    [set, session, patch, preferenceOf],
  )
}
