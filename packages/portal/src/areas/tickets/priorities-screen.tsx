import { priorities } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

const minutesOfYear = 525_600

/** The priorities of tickets, with what each promises. */
export const PrioritiesScreen = resourceScreen({
  title: 'priorities',
  phrases: 'tickets:priorities',
  family: priorities,
  label: ({ name }) => name,
  permissions: { create: 'PRIORIDADES_CREAR', update: 'PRIORIDADES_EDITAR', destroy: 'PRIORIDADES_ELIMINAR' },
  defaultSort: 'position',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.colour('colour'),
    column.number('weight', { sortable: true }),
    column.number('firstResponseMinutes'),
    column.number('resolutionMinutes'),
    column.status('active'),
    column.number('uses'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.translations('translations'),
    field.colour('colour'),
    field.number('weight', { isRequired: true, min: 0, max: 1000 }),
    field.number('firstResponseMinutes', { min: 1, max: minutesOfYear }),
    field.number('resolutionMinutes', { min: 1, max: minutesOfYear }),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: 'name',
  bulk: ['activate', 'deactivate', 'destroy'],
})
