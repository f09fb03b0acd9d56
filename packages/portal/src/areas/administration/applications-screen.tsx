import { applications } from '#generated/applications.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { audience, icon } from './application-properties.tsx'

/** The applications of the portal, and their audiences. */
export const ApplicationsScreen = resourceScreen({
  title: 'applications',
  phrases: 'administration:applications',
  resource: applications,
  properties: [
    property.name(),
    property.active(),
    property.address('url'),
    icon,
    property.choice('mode', 'modes'),
    audience,
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: 'name',
})
