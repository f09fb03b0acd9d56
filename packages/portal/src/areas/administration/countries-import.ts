import type { Country } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of countries: one a row, matched by its two-letter code. */
export const countriesImport = importOf<Country>()({
  phrases: 'administration:countries',
  key: 'alpha2',
  fields: [
    cell.text('name', { isRequired: true }),
    cell.text('alpha2', { isRequired: true }),
    cell.text('alpha3', { isRequired: true }),
    cell.text('numeric', { isRequired: true }),
    cell.text('callingCode', { isRequired: true }),
    cell.text('timeZone', { isRequired: true }),
    cell.text('holidayCalendar'),
    cell.text('documentFormat'),
    cell.yesNo('active'),
  ],
})
