import type { Workflow } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'

const sizeOf = ({ document }: Workflow) => document.states.length
const wordOf = ({ faults }: Workflow) => (faults.length === 0 ? 'sound' : 'faulty')
const tones = { sound: 'success', faulty: 'warning' } as const

/** How many states a workflow has. */
export const statesColumn = column.custom<Workflow, 'states'>(
  'states',
  { text: (row) => String(sizeOf(row)), sheet: { kind: 'number', value: sizeOf } },
  { align: 'end' },
)

/** Whether its draft can be published. */
export const draftColumn = column.custom<Workflow, 'draft'>('draft', {
  text: (row, { translate }) => translate(wordOf(row)),
  cell: (row, { translate }) => (
    <Status tone={tones[wordOf(row)]} emphasis="quiet">
      {translate(wordOf(row))}
    </Status>
  ),
})
