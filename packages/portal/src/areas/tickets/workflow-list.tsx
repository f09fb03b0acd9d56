import type { Workflow } from '@portal/sdk'
import { workflows } from '@portal/sdk/laia'
import { Status } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { workflowPath } from './workflow-path.ts'

/** The workflows: which are published, and which drafts still lack something. */
export const WorkflowList = resourceScreen({
  title: 'workflows',
  phrases: 'workflows:list',
  family: workflows,
  label: ({ name }) => name,
  permissions: { create: 'WORKFLOW_CREAR', update: 'WORKFLOW_EDITAR', destroy: 'WORKFLOW_ELIMINAR' },
  defaultSort: 'position',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
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
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  href: ({ id }) => workflowPath(id),
  editor: (row) => workflowPath(row?.id ?? 'new'),
  toggle: 'active',
  bulk: ['activate', 'deactivate', 'destroy'],
})
