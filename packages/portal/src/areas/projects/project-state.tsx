import type { Project } from '@portal/sdk'
import { Select, Status, type Tone } from '@portal/ui-kit'
import { projects } from '#generated/projects.ts'
import { textOf } from '#patterns/form-values.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'

type State = Project['state']

const tones: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
  closed: 'neutral',
  archived: 'neutral',
}

/** The allowed transitions of a project's state, as in the service. */
const steps: Readonly<Record<State, readonly State[]>> = {
  draft: ['draft', 'active'],
  active: ['active', 'paused', 'closed'],
  paused: ['paused', 'active', 'closed'],
  closed: ['closed', 'archived'],
  archived: ['archived'],
}

const states = projects.input.state.values

/** The state of a project; its form only offers the allowed transitions. */
export const state = [
  column.custom<Pick<Project, 'state'>, 'state'>(
    'state',
    {
      text: (row, { translate }) => translate(`states.${row.state}`),
      cell: (row, { translate }) => (
        <Status tone={tones[row.state]}>{translate(`states.${row.state}`)}</Status>
      ),
    },
    { priority: 1 },
  ),
  field.custom('state', {
    Control: ({ value, translate }) => {
      const now = states.find((known) => known === value) ?? 'draft'
      return (
        <Select
          name="state"
          label={translate('state')}
          isRequired
          defaultValue={now}
          options={steps[now].map((id) => ({ id, label: translate(`states.${id}`) }))}
        />
      )
    },
    read: textOf,
    cell: { kind: 'choice', words: 'states' },
    shown: (value, translate) => (typeof value === 'string' ? translate(`states.${value}`) : ''),
  }),
] as const
