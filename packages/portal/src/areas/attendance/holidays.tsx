import type { Holiday } from '@portal/sdk'
import { holidays } from '#generated/holidays.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useCenterOptions } from '#patterns/choices/use-center-options.ts'
import { reachColumn } from './holiday-reach.tsx'

/** The holidays of work centers: national, regional, local, and their own. */
export const Holidays = resourceScreen({
  title: 'holidays',
  phrases: 'workdays:holidays',
  resource: holidays,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    dateProperty('date'),
    column.custom(
      'scope',
      { text: ({ scope }: Holiday, { translate }) => translate(`scopes.${scope}`) },
      { priority: 1 },
    ),
    reachColumn,
    property.text('country'),
    property.text('region'),
    property.text('locality'),
    rowProperty('workCenter', 'workCenterId', 'name', useCenterOptions),
    column.changed(),
  ],
  filters: [filter.choice('scope', 'scopes')],
  importing: () => import('./holidays-import.ts').then((file) => file.holidaysImport),
})
