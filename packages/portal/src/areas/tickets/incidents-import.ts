import type { IncidentInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'
import { categories, severities } from './incident-values.ts'

type IncidentRow = Omit<IncidentInput, 'peopleIds'> & {
  reporter: string
  assignee: string
  people: string[]
}

/** A file of incidents from another system: each row creates one. */
export const incidentsImport = importOf<IncidentRow>()({
  phrases: 'incidents:list',
  fields: [
    cell.text('title', { isRequired: true }),
    cell.text('description', { isRequired: true }),
    cell.choice('category', 'categories', categories, { isRequired: true }),
    cell.choice('severity', 'severities', severities, { isRequired: true }),
    cell.dateTime('startsAt', { isRequired: true }),
    cell.dateTime('endsAt'),
    cell.row('reporter'),
    cell.row('assignee'),
    cell.givenRows('people'),
    cell.yesNo('affectsTime'),
  ],
})
