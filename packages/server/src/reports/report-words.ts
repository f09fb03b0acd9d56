import type { UsersTable } from '#db/schema/people.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { pt } from './words/pt.ts'

/** Spanish is the type: a column missing in another language does not compile. */
type ReportWords = typeof es
export type ReportName = keyof ReportWords['reports']
export type ColumnName<Report extends ReportName> = keyof ReportWords['reports'][Report]['columns'] & string

type Locale = NonNullable<UsersTable['locale']>
const languages: Record<Locale, ReportWords> = { es, en, de, fr, pt }

/** The reader of a report: their language and time zone. Defaults to Spanish and UTC. */
export type Reader = { language: Locale; words: ReportWords; timeZone: string }

export const readerOf = ({ locale, timeZone }: Pick<UsersTable, 'locale' | 'timeZone'>): Reader => ({
  language: locale ?? 'es',
  words: languages[locale ?? 'es'],
  timeZone: timeZone ?? 'UTC',
})
