import { links } from '#generated/links.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { useCan } from '#patterns/use-can.ts'

const shared = { title: 'links', phrases: 'home:links', resource: links } as const
const seen = [
  property.name(),
  property.address('url', { priority: 1 }),
  property.choice('category', 'categories'),
] as const
const description = property.longText('description', { long: true, priority: 3 })

const Seen = resourceScreen({
  ...shared,
  properties: [...seen, description],
  filters: [filter.choice('category', 'categories')],
})

const Managed = resourceScreen({
  ...shared,
  properties: [...seen, property.active(), description, column.changed()],
  filters: [filter.choice('category', 'categories'), filter.active(), filter.deleted()],
  importing: 'name',
})

/** The links of interest: readable by everybody, editable by content managers. */
export function LinksScreen() {
  const can = useCan()
  return can('CONTENIDOS_GESTIONAR') ? <Managed /> : <Seen />
}
