import { operatingCodes } from '#generated/operating-codes.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The operating codes: the kind of activity. */
export const OperatingCodes = resourceScreen({
  title: 'operatingCodes',
  phrases: 'projects:operatingCodes',
  resource: operatingCodes,
  properties: [
    property.code('code', { rowHeader: true, priority: 1 }),
    property.text('name', { priority: 1 }),
    property.active(),
    dateProperty('validFrom'),
    dateProperty('validTo'),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'code',
})
