import type { Project } from '@portal/sdk'
import { Select, Status, type Tone } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'

type State = Project['state']

export const projectStates = ['draft', 'active', 'paused', 'closed', 'archived'] as const

const tones: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
  closed: 'neutral',
  archived: 'neutral',
}

/** Where a project may go from where it stands, as the service has it. */
const steps: Readonly<Record<State, readonly State[]>> = {
  draft: ['draft', 'active'],
  active: ['active', 'paused', 'closed'],
  paused: ['paused', 'active', 'closed'],
  closed: ['closed', 'archived'],
  archived: ['archived'],
}

export const stateColumn = column.custom<Pick<Project, 'state'>, 'state'>(
  'state',
  {
    text: ({ state }, { say }) => say(`states.${state}`),
    cell: ({ state }, { say }) => <Status tone={tones[state]}>{say(`states.${state}`)}</Status>,
  },
  { sortable: true, priority: 1 },
)

/** Offers the next steps only. */
export const stateField = {
  ...field.custom('state', {
    Control: ({ value, say }) => {
      const state = projectStates.find((known) => known === value) ?? 'draft'
      return (
        <Select
          name="state"
          label={say('state')}
          isRequired
          defaultValue={state}
          options={steps[state].map((id) => ({ id, label: say(`states.${id}`) }))}
        />
      )
    },
    read: textOf,
  }),
  cell: { kind: 'choice', words: 'states', values: projectStates } as const,
  shown: (value: unknown, say: (word: string) => string) =>
    typeof value === 'string' ? say(`states.${value}`) : '',
}
