import { countries } from '#generated/countries.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { timeZone } from './time-zone.tsx'

/** The countries of ISO 3166-1; only active ones are offered elsewhere. */
export const CountriesScreen = resourceScreen({
  title: 'countries',
  phrases: 'administration:countries',
  resource: countries,
  properties: [
    property.name(),
    property.code('alpha2'),
    property.code('alpha3'),
    property.code('numeric', { hidden: true }),
    property.text('callingCode'),
    timeZone,
    property.helpedText('holidayCalendar', { hidden: true }),
    property.helpedText('documentFormat', { hidden: true }),
    property.active(),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: () => import('./countries-import.ts').then((file) => file.countriesImport),
})
