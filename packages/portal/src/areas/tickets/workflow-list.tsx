import type { Workflow } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { workflows } from '#generated/workflows.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { workflowPath } from './workflow-path.ts'

/** The workflows: which are published, and which drafts still lack something. */
export const WorkflowList = resourceScreen({
  title: 'workflows',
  phrases: 'workflows:list',
  resource: workflows,
  properties: [
    column.name(),
    column.text('description', { wrap: true }),
    column.custom<Workflow, 'states'>(
      'states',
      {
        text: ({ document }) => String(document.states.length),
        sheet: { kind: 'number', value: ({ document }) => document.states.length },
      },
      { align: 'end' },
    ),
    column.number('published'),
    column.custom<Workflow, 'draft'>('draft', {
      text: ({ faults }, { say }) => say(faults.length === 0 ? 'sound' : 'faulty'),
      cell: ({ faults }, { say }) => (
        <Status tone={faults.length === 0 ? 'success' : 'warning'} emphasis="quiet">
          {say(faults.length === 0 ? 'sound' : 'faulty')}
        </Status>
      ),
    }),
    column.status('active'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: () => import('./workflows-import.ts').then((file) => file.workflowsImport),
  href: ({ id }) => workflowPath(id),
  editor: (row) => workflowPath(row?.id ?? 'new'),
})
