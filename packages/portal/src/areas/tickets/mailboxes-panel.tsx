import { mailboxes } from '#generated/mailboxes.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { property } from '#patterns/resource-screen/properties.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { faultColumn, passwordField, projectField } from './mailbox-fields.tsx'
import { skillProperty, usualNumber, usualText } from './plan-fields.tsx'

/** The mailboxes that turn emails into tickets; each opens with the results of its emails. */
export const MailboxesPanel = resourceScreen({
  title: 'casePool',
  phrases: 'mailboxes:list',
  resource: mailboxes,
  properties: [
    property.text('name', { rowHeader: true, priority: 1 }),
    property.active(),
    property.text('address', { priority: 1 }),
    faultColumn(),
    column.dateTime('lastSeenAt', { priority: 1 }),
    skillProperty(),
    projectField(),
    property.text('imapHost'),
    usualNumber('imapPort', 993),
    property.choice('imapSecurity', 'security'),
    property.text('smtpHost'),
    usualNumber('smtpPort', 465),
    property.choice('smtpSecurity', 'security'),
    property.text('username'),
    passwordField(),
    usualText('language', 'es'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  drawer: { param: 'mailbox', load: () => import('./mailbox-drawer.tsx').then((file) => file.MailboxDrawer) },
})
