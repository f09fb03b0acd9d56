import type { Ticket } from '@portal/sdk'
import { Badge, Inline, Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { TermStatus } from './term-status.tsx'
import { stateTones } from './ticket-values.ts'

type Spec = ColumnSpec<Ticket, WordOf<'caseFiles:list'>>

const namesOf = (ticket: Ticket) => ticket.tags.map(({ name }) => name)

/** The columns of tickets, also of the export. */
export const ticketColumns: readonly Spec[] = [
  column.number('number', { sortable: true, priority: 1 }),
  column.text('subject', { rowHeader: true, priority: 1 }),
  column.custom(
    'dueAt',
    {
      text: ({ dueAt }: Ticket, { format }) => (dueAt === null ? '' : format.dateTime(dueAt)),
      cell: (ticket) => <TermStatus ticket={ticket} />,
    },
    { sortable: true, priority: 1 },
  ),
  column.custom(
    'state',
    {
      text: ({ state }: Ticket) => state,
      cell: ({ state, stateType }) => <Status tone={stateTones[stateType]}>{state}</Status>,
    },
    { priority: 1 },
  ),
  column.custom(
    'priority',
    { text: ({ priority }: Ticket) => priority?.name ?? '' },
    { sortable: true, priority: 2 },
  ),
  column.text('requesterName', { priority: 2 }),
  column.custom('skill', { text: ({ skill }: Ticket) => skill.name }, { priority: 2 }),
  column.custom('assignee', { text: ({ assignee }: Ticket) => assignee?.displayName ?? '' }, { priority: 2 }),
  column.custom(
    'tags',
    {
      text: (ticket: Ticket) => namesOf(ticket).join(', '),
      cell: (ticket) => (
        <Inline space="xs">
          {ticket.tags.map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </Inline>
      ),
    },
    { priority: 3 },
  ),
  column.choice('channel', 'channels', { priority: 3 }),
  column.dateTime('createdAt', { sortable: true, priority: 3 }),
  column.dateTime('heldAt', { hidden: true }),
  column.dateTime('pendingUntil', { hidden: true }),
  column.custom('project', { text: ({ project }: Ticket) => project?.name ?? '' }, { hidden: true }),
  column.text('recordId', { hidden: true }),
  column.text('requesterAddress', { hidden: true }),
  column.boolean('isVulnerable', { hidden: true }),
  column.code('key', { hidden: true }),
  column.dateTime('updatedAt', { sortable: true, hidden: true }),
  column.dateTime('closedAt', { hidden: true }),
]

/** The same without the assignee, who is always the viewer in their own list. */
export const ownTicketColumns: readonly Spec[] = ticketColumns.filter(({ id }) => id !== 'assignee')
