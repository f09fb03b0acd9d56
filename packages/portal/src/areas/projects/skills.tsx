import type { Skill } from '@portal/sdk'
import { skills } from '#generated/skills.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { useSkillMenu } from './use-skill-menu.ts'

/** The skills as the platform has them. */
export const Skills = resourceScreen({
  title: 'skills',
  phrases: 'projects:skills',
  resource: skills,
  properties: [
    column.code('code', { rowHeader: true, priority: 1 }),
    column.text('name', { priority: 1 }),
    column.status('active'),
    column.choice('channel', 'channels'),
    column.custom<Skill, 'languages'>('languages', { text: ({ languages }) => languages.join(', ') }),
    column.text('campaignName'),
    column.text('skillGroupName'),
    column.dateTime('synchronizedAt', { hidden: true }),
  ],
  filters: [filter.active()],
  useRowActions: useSkillMenu,
})
