import type { HolidayInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'

/** A file of holidays: one a row, matched by date and scope. */
export const holidaysImport = importOf<HolidayInput & { workCenter?: string }>()({
  phrases: 'workdays:holidays',
  help: 'importHelp',
  calendar: {
    ...{ DTSTART: 'date', SUMMARY: 'name', 'X-PORTAL-COUNTRY': 'country', 'X-PORTAL-REGION': 'region' },
    ...{ 'X-PORTAL-LOCALITY': 'locality', 'X-PORTAL-WORKCENTER': 'workCenter' },
  },
  fields: [
    cell.date('date', { isRequired: true }),
    cell.text('name', { isRequired: true }),
    cell.text('country'),
    cell.text('region'),
    cell.text('locality'),
    cell.text('workCenter'),
  ],
})
