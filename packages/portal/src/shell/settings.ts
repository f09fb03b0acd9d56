import { atom } from 'jotai'
import {
  atomWithStorage,
  createJSONStorage,
  unstable_withStorageValidator as withStorageValidator,
} from 'jotai/utils'
import { isLanguage, type Language } from '#phrases/phrases.ts'

/** The chosen theme; `system` follows the device. */
export const themeChoices = ['light', 'dark', 'semi-dark', 'system'] as const

export type ThemeChoice = (typeof themeChoices)[number]

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value)
}

/** The density of rows and fields. Defaults to comfortable. */
export const densities = ['comfortable', 'compact'] as const

export type DensityChoice = (typeof densities)[number]

export function isDensity(value: unknown): value is DensityChoice {
  return densities.some((choice) => choice === value)
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const isGroups = (value: unknown): value is Readonly<Record<string, boolean>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isBoolean)

// Stored in the browser for the sign-in page and the first paint; `public/first-paint.js` reads two of them.
function settingAtom<Value>(key: string, standard: Value, isValid: (value: unknown) => value is Value) {
  const storage = withStorageValidator(isValid)(createJSONStorage<unknown>())
  return atomWithStorage<Value>(key, standard, storage, { getOnInit: true })
}

/** Defaults: theme light, language Spanish (specification §9). */
export const themeAtom = settingAtom<ThemeChoice>('portal.theme', 'light', isThemeChoice)
export const languageAtom = settingAtom<Language>('portal.locale', 'es', isLanguage)
export const densityAtom = settingAtom<DensityChoice>('portal.density', 'comfortable', isDensity)
export const menuCollapsedAtom = settingAtom<boolean>('portal.menuCollapsed', false, isBoolean)

/** The open groups of the menu, in this browser. */
export const menuGroupsAtom = settingAtom<Readonly<Record<string, boolean>>>(
  'portal.menuGroups',
  {},
  isGroups,
)

/** Whether Ctrl+K opens the palette; it may conflict with browsers (WCAG 2.1.4). */
export const paletteKeysAtom = settingAtom<boolean>('portal.paletteKeys', true, isBoolean)

/** Minutes without activity after which the portal locks itself; null for never (LOG-6). */
export const lockAfterAtom = settingAtom<number | null>(
  'portal.lockAfter',
  null,
  (value): value is number | null => value === null || typeof value === 'number',
)

/** Whether the device prefers dark; updated by the providers. */
export const systemDarkAtom = atom(false)

/** The effective theme. */
export const shownThemeAtom = atom((get) => {
  const choice = get(themeAtom)
  if (choice !== 'system') return choice
  return get(systemDarkAtom) ? 'dark' : 'light'
})
