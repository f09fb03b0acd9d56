import { isoCountryCodes } from './iso-country-codes.ts'

/** The formats of identity documents: A a letter, 9 a digit, * either. Only those that the company has met. */
const documentFormats = new Map(
  Object.entries({
    ES: '99999999A, A9999999A',
    PT: '999999999**9',
    FR: '*********',
    DE: '*********',
    IT: 'AA99999AA',
    CO: '9999999999',
    MX: 'AAAA999999AAAAAA*9',
    PE: '99999999',
    AR: '99999999',
    CL: '99999999-*',
    BR: '999.999.999-99',
    EC: '9999999999',
    MA: 'AA999999, A999999',
    RO: 'AA999999',
  }),
)

const others = ['en', 'de', 'fr', 'pt'] as const

export type IsoCountry = {
  alpha2: string
  alpha3: string
  numeric: string
  callingCode: string
  timeZone: string
  holidayCalendar: string
  documentFormat: string | null
  name: string
  translations: Record<(typeof others)[number], string>
}

/** All countries of ISO 3166-1 in the order of their Spanish names, with their names in the five languages as `Intl` has them. */
export function isoCountries(): IsoCountry[] {
  const inSpanish = namesIn('es')
  const translated = others.map((language) => [language, namesIn(language)] as const)
  return isoCountryCodes
    .trim()
    .split('\n')
    .map((line) => {
      const [alpha2 = '', alpha3 = '', numeric = '', callingCode = '', timeZone = ''] = line.split(' ')
      const names = Object.fromEntries(translated.map(([language, name]) => [language, name(alpha2)]))
      return {
        ...{ alpha2, alpha3, numeric, callingCode, timeZone, holidayCalendar: alpha2 },
        documentFormat: documentFormats.get(alpha2) ?? null,
        name: inSpanish(alpha2),
        translations: names as IsoCountry['translations'],
      }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'es'))
}

function namesIn(language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (code) => names.of(code) ?? code
}
