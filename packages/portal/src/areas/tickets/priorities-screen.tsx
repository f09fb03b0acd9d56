import { priorities } from '#generated/priorities.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The priorities of tickets, with the targets of each. */
export const PrioritiesScreen = resourceScreen({
  title: 'priorities',
  phrases: 'tickets:priorities',
  resource: priorities,
  properties: [
    property.name(),
    property.colour('colour'),
    property.number('weight'),
    property.number('firstResponseMinutes'),
    property.number('resolutionMinutes'),
    property.active(),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'name',
})
