import type { ProjectAssignment } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'

export const periodStates = ['past', 'current', 'planned'] as const

const tones = { past: 'neutral', current: 'success', planned: 'info' } as const satisfies Record<string, Tone>

type Given = Omit<ProjectAssignment, 'project'>

/** The columns of every assignment: the person, and its dates. */
export const givenColumns = [
  column.custom<Given, 'person'>(
    'person',
    { text: ({ person }) => person.displayName },
    { rowHeader: true, sortable: true, priority: 1 },
  ),
  column.code('username'),
  column.department({ hidden: true }),
  column.text('startsOn', { sortable: true }),
  column.text('endsOn'),
  column.custom<Given, 'state'>('state', {
    text: ({ state }, { translate }) => translate(`states.${state}`),
    cell: ({ state }, { translate }) => <Status tone={tones[state]}>{translate(`states.${state}`)}</Status>,
  }),
  column.custom<Given, 'createdBy'>(
    'createdBy',
    { text: ({ createdBy }) => createdBy?.displayName ?? '' },
    { hidden: true },
  ),
  column.dateTime('createdAt', { hidden: true }),
] as const
