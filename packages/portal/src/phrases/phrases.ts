import type { general } from './es/general.ts'
import type { home } from './es/home.ts'
import type { loads } from './es/loads.ts'
import type { menu } from './es/menu.ts'
import type { session } from './es/session.ts'
import type { shell } from './es/shell.ts'
import type { tickets } from './es/tickets.ts'

/** The languages of the portal; Spanish is the default (specification §1). */
export const languages = ['es', 'en', 'de', 'fr', 'pt'] as const

export type Language = (typeof languages)[number]

/** Every phrase, by area. Spanish gives the shape, the other languages must satisfy it. */
export interface Phrases {
  general: typeof general
  home: typeof home
  loads: typeof loads
  menu: typeof menu
  session: typeof session
  shell: typeof shell
  tickets: typeof tickets
}

export type ScreenTitle = keyof typeof menu.screens
export type MenuGroup = keyof typeof menu.groups

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
