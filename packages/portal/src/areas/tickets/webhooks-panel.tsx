import { ticketWebhooks } from '#generated/ticket-webhooks.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { rowsProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useSkillChoices } from './use-macro-choices.ts'
import { eventsProperty, healthColumn, urlProperty } from './webhook-fields.tsx'

/** The webhooks of tickets; each opens with its deliveries. */
export const WebhooksPanel = resourceScreen({
  title: 'casePool',
  phrases: 'ticketWebhooks:list',
  resource: ticketWebhooks,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    urlProperty(),
    healthColumn(),
    column.dateTime('deliveredAt', { priority: 1 }),
    eventsProperty(),
    rowsProperty('skills', 'skillIds', 'name', useSkillChoices),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  drawer: { param: 'webhook', load: () => import('./webhook-drawer.tsx').then((file) => file.WebhookDrawer) },
})
