import { workCenters } from '#generated/work-centers.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** Where people work: in which zone their days are counted, and whose holidays they have. */
export const WorkCenters = resourceScreen({
  title: 'workCenters',
  phrases: 'workdays:centers',
  resource: workCenters,
  properties: [
    property.name(),
    property.code('code'),
    property.active(),
    property.text('timeZone'),
    property.text('country'),
    property.text('region'),
    property.text('locality'),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'code',
})
