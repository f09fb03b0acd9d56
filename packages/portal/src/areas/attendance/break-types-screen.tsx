import { breakTypes } from '@portal/sdk/main'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The kinds of break: what they count as, and their limits (PAN-8, PAN-9). */
export const BreakTypesScreen = resourceScreen({
  title: 'breakTypes',
  phrases: 'breaks:types',
  family: breakTypes,
  label: ({ name }) => name,
  permissions: { create: 'PAUSAS_CREAR', update: 'PAUSAS_EDITAR', destroy: 'PAUSAS_ELIMINAR' },
  defaultSort: 'position',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.code('code', { sortable: true }),
    column.colour('colour'),
    column.status('active'),
    column.boolean('effective'),
    column.boolean('paid'),
    column.number('minutesPerUse'),
    column.number('usesPerDay'),
    column.number('maxShare'),
    column.boolean('reasonRequired', { hidden: true }),
    column.number('everyMinutes', { hidden: true }),
    column.number('toleranceMinutes', { hidden: true }),
    column.boolean('cumulative', { hidden: true }),
    column.boolean('reminder', { hidden: true }),
    column.number('uses', { hidden: true }),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('code', { isRequired: true, maxLength: 8 }),
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.translations('translations'),
    field.colour('colour'),
    field.check('effective', { isOn: true }),
    field.check('paid', { isOn: true }),
    field.number('minutesPerUse', { min: 1, max: 600 }),
    field.number('usesPerDay', { min: 1, max: 50 }),
    field.number('maxShare', { min: 1, max: 100 }),
    field.check('reasonRequired'),
    field.number('everyMinutes', { min: 15, max: 480 }),
    field.number('toleranceMinutes', { min: 0, max: 120 }),
    field.check('cumulative'),
    field.check('reminder', { isOn: true }),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: () => import('./break-types-import.ts').then((file) => file.breakTypesImport),
  bulk: ['activate', 'deactivate', 'destroy'],
})
