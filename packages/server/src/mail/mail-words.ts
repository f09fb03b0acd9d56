import type { UsersTable } from '#db/schema/people.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { pt } from './words/pt.ts'
import type { payroll } from './words/payroll/es.ts'
import type { timeOff } from './words/time-off/es.ts'

/** Spanish is the type: a letter that another language lacks does not compile. */
export type MailWords = typeof es
export type TimeOffLetters = typeof timeOff
export type PayrollLetters = typeof payroll
export type LetterName = keyof MailWords['letters']

const languages: Record<NonNullable<UsersTable['locale']>, MailWords> = { es, en, de, fr, pt }

/** In the person's own language, else in Spanish. */
export const wordsIn = (locale: UsersTable['locale']): MailWords => languages[locale ?? 'es']
