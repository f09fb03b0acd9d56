import { operatingCodes } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { dateField } from '#patterns/resource-screen/date-field.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

const manage = 'CODIGOS_EXPLOTACION_GESTIONAR'

/** The operating codes: the kind of activity. */
export const OperatingCodes = resourceScreen({
  title: 'operatingCodes',
  phrases: 'projects:operatingCodes',
  family: operatingCodes,
  label: ({ code }) => code,
  permissions: { create: manage, update: manage, destroy: manage },
  defaultSort: 'code',
  columns: [
    column.code('code', { rowHeader: true, sortable: true, priority: 1 }),
    column.text('name', { sortable: true, priority: 1 }),
    column.status('active'),
    column.text('validFrom', { sortable: true }),
    column.text('validTo', { sortable: true }),
    column.number('uses'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('code', { isRequired: true, maxLength: 30 }),
    field.text('name', { isRequired: true, maxLength: 120 }),
    dateField('validFrom', { isRequired: true }),
    dateField('validTo'),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: 'code',
  bulk: ['activate', 'deactivate', 'destroy'],
})
