import type { CatalogueTable } from './catalogue.ts'

export type CountriesTable = CatalogueTable<{
  /** ISO 3166-1: two letters, three letters, three digits. */
  alpha2: string
  alpha3: string
  numeric: string
  /** ITU E.164, with its plus sign. */
  callingCode: string
  timeZone: string
  /** The ISO 3166 code whose public holidays apply. */
  holidayCalendar: string | null
  /** The formats of identity documents: A a letter, 9 a digit, * either; comma-separated. */
  documentFormat: string | null
}>
