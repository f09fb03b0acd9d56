import type * as spanish from './generated/es.ts'

/** The languages of the portal; Spanish is the default (specification §1). */
export const languages = ['es', 'en', 'de', 'fr', 'pt'] as const

export type Language = (typeof languages)[number]

/** Every phrase, by file. Spanish defines the type, which the other languages must satisfy. */
export type Phrases = typeof spanish

export type ScreenTitle = keyof Phrases['menu']['screens']
export type MenuGroup = keyof Phrases['menu']['groups']
export type MenuHeading = keyof Phrases['menu']['headings']

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
