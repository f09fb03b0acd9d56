import type { CatalogueTable } from './catalogue.ts'

export type CountriesTable = CatalogueTable<{
  /** ISO 3166-1: two letters, three letters, three digits. */
  alpha2: string
  alpha3: string
  numeric: string
  /** ITU E.164, with its plus sign. */
  callingCode: string
  timeZone: string
  /** ISO 3166 code of the country or region whose public holidays count there. */
  holidayCalendar: string | null
  /** How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. */
  documentFormat: string | null
}>
