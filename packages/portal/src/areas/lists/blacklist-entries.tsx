import { blacklistEntries } from '#generated/blacklist-entries.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateProperty } from '#patterns/resource-screen/date-field.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useBlacklists } from './choices.ts'

/** The entries of all blacklists. */
export const BlacklistEntries = resourceScreen({
  title: 'blacklists',
  phrases: 'blacklists:entries',
  resource: blacklistEntries,
  properties: [
    rowProperty('blacklist', 'blacklistId', 'name', useBlacklists),
    property.choice('kind', 'kinds'),
    property.text('value', { rowHeader: true, priority: 1 }),
    column.choice('state', 'states', { priority: 1 }),
    property.choice('channel', 'channels'),
    property.text('reason'),
    property.choice('origin', 'origins'),
    dateProperty('requestedOn'),
    dateProperty('expiresOn'),
    field.longText('evidence'),
    column.dateTime('createdAt', { hidden: true }),
  ],
  filters: [
    filter.choice('kind', 'kinds'),
    filter.oneOf('state', 'states', ['active', 'expired', 'removed']),
    filter.oneOf('layer', 'layers', ['corporate', 'external', 'campaign']),
    filter.choice('channel', 'channels'),
    filter.oneOf('origin', 'origins', ['agent', 'client', 'load', 'robinson']),
  ],
  drawer: { param: 'entry', load: () => import('./entry-drawer.tsx').then((file) => file.EntryDrawer) },
})
