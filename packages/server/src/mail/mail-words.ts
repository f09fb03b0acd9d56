import type { UsersTable } from '#db/schema/people.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { pt } from './words/pt.ts'
import type { MailWords } from '#mail/words/letters.ts'

const languages: Record<NonNullable<UsersTable['locale']>, MailWords> = { es, en, de, fr, pt }

/** In the person's own language, else in Spanish. */
export const wordsIn = (locale: UsersTable['locale']): MailWords => languages[locale ?? 'es']
