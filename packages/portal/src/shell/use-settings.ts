import { profile } from '@portal/sdk/main'
import { useAtom } from 'jotai'
import type { Preferences } from '@portal/sdk'
import { useFamily, useSession } from '@portal/sdk/react'
import type { Language } from '#phrases/phrases.ts'
import { useAttempt } from '#patterns/use-attempt.ts'
import {
  densityAtom,
  languageAtom,
  menuCollapsedAtom,
  themeAtom,
  type DensityChoice,
  type ThemeChoice,
} from './settings.ts'

/** The chosen theme, with a setter for this browser and the profile. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useAtom(themeAtom)
  return [choice, useRemembered<ThemeChoice>(setChoice, (theme) => ({ theme }))]
}

/** The chosen language, with a setter for this browser and the profile. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useAtom(languageAtom)
  return [language, useRemembered<Language>(setLanguage, (locale) => ({ locale }))]
}

/** The density, with a setter for this browser and the profile. */
export function useDensity(): [DensityChoice, (choice: DensityChoice) => void] {
  const [density, setDensity] = useAtom(densityAtom)
  return [density, useRemembered<DensityChoice>(setDensity, (choice) => ({ density: choice }))]
}

/** Whether the menu is collapsed, with a setter for this browser and the profile. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useAtom(menuCollapsedAtom)
  return [isCollapsed, useRemembered<boolean>(setCollapsed, (menuCollapsed) => ({ menuCollapsed }))]
}

// Applied to this browser at once; stored in the profile for others when somebody is signed in.
function useRemembered<Value>(set: (value: Value) => void, preferenceOf: (value: Value) => Preferences) {
  const profileFamily = useFamily(profile)
  const isSignedIn = useSession() !== undefined
  const patch = useAttempt(profileFamily.patch)
  return (value: Value) => {
    set(value)
    if (isSignedIn) void patch(preferenceOf(value))
  }
}
