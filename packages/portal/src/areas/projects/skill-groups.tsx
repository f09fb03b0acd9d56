import { skillGroups } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The groups of skills, with how many are in each. */
export const SkillGroups = resourceScreen({
  title: 'skillGroups',
  phrases: 'projects:skillGroups',
  family: skillGroups,
  label: ({ name }) => name,
  permissions: {},
  defaultSort: 'name',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.number('skillCount', { priority: 1 }),
  ],
})
