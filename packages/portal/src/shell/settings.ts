import { atom } from 'jotai'
import {
  atomWithStorage,
  createJSONStorage,
  unstable_withStorageValidator as withStorageValidator,
} from 'jotai/utils'
import { isLanguage, type Language } from '#phrases/phrases.ts'

/** What a person chose as theme; `system` follows light or dark of the device. */
export const themeChoices = ['light', 'dark', 'semi-dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value)
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

// Kept in the browser so that the sign-in page and the first paint know them; `public/first-paint.js` reads two.
function settingAtom<Value>(key: string, standard: Value, isValid: (value: unknown) => value is Value) {
  const storage = withStorageValidator(isValid)(createJSONStorage<unknown>())
  return atomWithStorage<Value>(key, standard, storage, { getOnInit: true })
}

/** Default theme light, default language Spanish (specification §9). */
export const themeAtom = settingAtom<ThemeChoice>('portal.theme', 'light', isThemeChoice)
export const languageAtom = settingAtom<Language>('portal.locale', 'es', isLanguage)
export const menuCollapsedAtom = settingAtom<boolean>('portal.menuCollapsed', false, isBoolean)

/** Whether the device prefers dark; kept up to date by the providers. */
export const systemDarkAtom = atom(false)

/** The theme to put on the page. */
export const shownThemeAtom = atom((get) => {
  const choice = get(themeAtom)
  if (choice !== 'system') return choice
  return get(systemDarkAtom) ? 'dark' : 'light'
})
