import type { Incident } from '@portal/sdk'
import { Badge, Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { severityTones, stateTones } from './incident-values.ts'

/** The columns of incidents, also of the export. */
export const incidentColumns: readonly ColumnSpec<Incident, WordOf<'incidents:list'>>[] = [
  column.text('title', { rowHeader: true, priority: 1 }),
  column.custom(
    'severity',
    {
      text: ({ severity }: Incident, { translate }) => translate(`severities.${severity}`),
      cell: ({ severity }: Incident, { translate }) => (
        <Badge tone={severityTones[severity]}>{translate(`severities.${severity}`)}</Badge>
      ),
    },
    { sortable: true, priority: 1 },
  ),
  column.custom(
    'state',
    {
      text: ({ state }: Incident, { translate }) => translate(`states.${state}`),
      cell: ({ state }: Incident, { translate }) => (
        <Status tone={stateTones[state]}>{translate(`states.${state}`)}</Status>
      ),
    },
    { priority: 1 },
  ),
  column.choice('category', 'categories', { priority: 2 }),
  column.custom(
    'assignee',
    { text: ({ assignee }: Incident) => assignee?.displayName ?? '' },
    { priority: 2 },
  ),
  column.number('affected', { priority: 2 }),
  column.dateTime('startsAt', { sortable: true, priority: 3 }),
  column.dateTime('endsAt', { hidden: true }),
  column.choice('timeEffect', 'effects', { priority: 3, hidden: true }),
  column.custom('reporter', { text: ({ reporter }: Incident) => reporter.displayName }, { hidden: true }),
  column.dateTime('createdAt', { sortable: true, hidden: true }),
  column.dateTime('updatedAt', { sortable: true, hidden: true }),
]
