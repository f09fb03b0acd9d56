import { tags } from '#generated/tags.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The tags of tickets, case files and contacts. */
export const TagsScreen = resourceScreen({
  title: 'tags',
  phrases: 'tickets:tags',
  resource: tags,
  properties: [
    property.name(),
    property.colour('colour'),
    property.choice('scope', 'scopes'),
    property.active(),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'name',
})
