import type { Skill } from '@portal/sdk'
import { skills } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { useSkillMenu } from './use-skill-menu.ts'

/** The skills as the platform has them. */
export const Skills = resourceScreen({
  title: 'skills',
  phrases: 'projects:skills',
  family: skills,
  label: ({ code }) => code,
  permissions: {},
  defaultSort: 'code',
  columns: [
    column.code('code', { rowHeader: true, sortable: true, priority: 1 }),
    column.text('name', { sortable: true, priority: 1 }),
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
