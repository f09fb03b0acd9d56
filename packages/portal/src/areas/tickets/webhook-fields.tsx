import type { TicketWebhook, TicketWebhookEvent } from '@portal/sdk'
import { MultiSelect, Status } from '@portal/ui-kit'
import { textsOf } from '#patterns/form-values.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'

const events: readonly TicketWebhookEvent[] = [
  ...(['ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.state_changed'] as const),
  ...(['ticket.closed', 'ticket.reopened', 'ticket.answered', 'ticket.message_received'] as const),
]

/** The label of an event by its key in the phrases, which has no dots. */
export const wordOf = (type: string): string => type.slice(type.indexOf('.') + 1)

/** The subscribed events; all of them while none is chosen. */
export const eventsProperty = (): [
  ColumnSpec<Pick<TicketWebhook, 'events'>, 'events' | 'eventNames'>,
  FieldSpec<'events', 'events' | 'eventNames'>,
] => [
  {
    id: 'events',
    shape: { long: true },
    text: (row, { translate }) => row.events.map((one) => translate(`eventNames.${wordOf(one)}`)).join(', '),
  },
  {
    name: 'events',
    Control: ({ value, translate }) => (
      <MultiSelect
        name="events"
        label={translate('events')}
        options={events.map((id) => ({ id, label: translate(`eventNames.${wordOf(id)}`) }))}
        defaultValue={Array.isArray(value) ? textsOf(value) : [...events]}
      />
    ),
    read: textsOf,
    shown: (value, translate) =>
      textsOf(value)
        .map((one) => translate(`eventNames.${wordOf(one)}`))
        .join(', '),
  },
]

type Health = Pick<TicketWebhook, 'failingSince' | 'switchedOffAt' | 'deliveredAt'>
type HealthWord = 'arrives' | 'fails' | 'switchedOff' | 'nothing'

const wordOfHealth = ({ switchedOffAt, failingSince, deliveredAt }: Health): HealthWord => {
  if (switchedOffAt !== null) return 'switchedOff'
  if (failingSince !== null) return 'fails'
  return deliveredAt === null ? 'nothing' : 'arrives'
}

const tones = { arrives: 'success', fails: 'warning', switchedOff: 'danger', nothing: 'neutral' } as const

/** Whether deliveries succeed. */
export const healthColumn = (): ColumnSpec<Health, 'health' | 'healthWords'> => ({
  id: 'health',
  shape: { priority: 1 },
  text: (row, { translate }) => translate(`healthWords.${wordOfHealth(row)}`),
  cell: (row, { translate }) => (
    <Status tone={tones[wordOfHealth(row)]}>{translate(`healthWords.${wordOfHealth(row)}`)}</Status>
  ),
})

/** The target URL as plain text, since nobody opens it as a page. */
export const urlProperty = () => [column.text('url', { priority: 1 }), field.address('url')] as const
