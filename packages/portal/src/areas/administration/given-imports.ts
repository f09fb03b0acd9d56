import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

interface GivenRow {
  username: string
  startsOn: string
  endsOn: string | null
}

/** A file of skills: one person and one skill a row. */
export const skillsImport = importOf<GivenRow & { skill: string; level: number; isMain: boolean }>()({
  phrases: 'assignments:skills',
  key: 'username',
  within: 'skill',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.text('skill', { isRequired: true }),
    cell.count('level'),
    cell.yesNo('isMain'),
    cell.firstDay('startsOn'),
    cell.date('endsOn'),
  ],
})

/** A file of projects: one person and one project a row. */
export const projectsImport = importOf<GivenRow & { project: string }>()({
  phrases: 'assignments:projects',
  key: 'username',
  within: 'project',
  fields: [
    cell.text('username', { isRequired: true }),
    cell.text('project', { isRequired: true }),
    cell.firstDay('startsOn'),
    cell.date('endsOn'),
  ],
})
