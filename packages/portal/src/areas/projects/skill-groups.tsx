import { skillGroups } from '#generated/skill-groups.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The groups of skills, with how many are in each. */
export const SkillGroups = resourceScreen({
  title: 'skillGroups',
  phrases: 'projects:skillGroups',
  resource: skillGroups,
  properties: [
    column.text('name', { rowHeader: true, priority: 1 }),
    column.number('skillCount', { priority: 1 }),
  ],
})
