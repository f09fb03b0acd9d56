import { workflows } from '#generated/workflows.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { draftColumn, statesColumn } from './workflow-columns.tsx'
import { workflowPath } from './workflow-path.ts'

/** The workflows: published ones, and drafts with what they still lack. */
export const WorkflowList = resourceScreen({
  title: 'workflows',
  phrases: 'workflows:list',
  resource: workflows,
  properties: [
    column.name(),
    column.text('description', { long: true }),
    statesColumn,
    column.number('published'),
    draftColumn,
    column.status('active'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  importing: () => import('./workflows-import.ts').then((file) => file.workflowsImport),
  href: ({ id }) => workflowPath(id),
  editor: (row) => workflowPath(row?.id ?? 'new'),
})
