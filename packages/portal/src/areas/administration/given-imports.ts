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
    cell.custom('startsOn', { kind: 'date', isRequired: false, read: dayOrNothing }),
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
    cell.custom('startsOn', { kind: 'date', isRequired: false, read: dayOrNothing }),
    cell.date('endsOn'),
  ],
})

/** An empty cell says nothing about the first day. */
function dayOrNothing(...args: Parameters<ReturnType<typeof cell.date>['read']>): unknown {
  return cell.date('startsOn').read(...args) ?? undefined
}
