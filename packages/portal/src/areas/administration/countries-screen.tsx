import { countries } from '@portal/sdk/main'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { optionalField, zoneColumn, zoneField } from './country-fields.tsx'

/** The countries of ISO 3166-1; only active ones are offered elsewhere. */
export const CountriesScreen = resourceScreen({
  title: 'countries',
  phrases: 'administration:countries',
  family: countries,
  label: ({ name }) => name,
  permissions: { create: 'PAISES_CREAR', update: 'PAISES_EDITAR', destroy: 'PAISES_ELIMINAR' },
  defaultSort: 'name',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.code('alpha2', { sortable: true }),
    column.code('alpha3', { sortable: true }),
    column.code('numeric', { sortable: true, hidden: true }),
    column.text('callingCode'),
    zoneColumn,
    column.text('holidayCalendar', { hidden: true }),
    column.text('documentFormat', { hidden: true }),
    column.status('active'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.translations('translations'),
    field.text('alpha2', { isRequired: true, maxLength: 2 }),
    field.text('alpha3', { isRequired: true, maxLength: 3 }),
    field.text('numeric', { isRequired: true, maxLength: 3 }),
    field.text('callingCode', { isRequired: true, maxLength: 8 }),
    zoneField('timeZone'),
    optionalField('holidayCalendar', 6),
    optionalField('documentFormat', 120),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: () => import('./countries-import.ts').then((file) => file.countriesImport),
  bulk: ['activate', 'deactivate', 'destroy'],
})
