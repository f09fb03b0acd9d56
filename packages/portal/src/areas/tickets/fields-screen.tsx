import { fields } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { FieldInputs } from './field-inputs.tsx'
import { fieldInputOf } from './field-input.ts'

/** The management fields: what agents fill in when they handle a record. */
export const FieldsScreen = resourceScreen({
  title: 'fields',
  phrases: 'tickets:fields',
  family: fields,
  label: (field) => field.label,
  permissions: {
    create: 'CAMPOS_GESTION_CREAR',
    update: 'CAMPOS_GESTION_EDITAR',
    destroy: 'CAMPOS_GESTION_ELIMINAR',
  },
  defaultSort: 'position',
  columns: [
    column.text('label', { rowHeader: true, sortable: true, priority: 1 }),
    column.code('key', { sortable: true }),
    column.choice('type', 'types', { sortable: true }),
    column.boolean('required'),
    column.choice('personalData', 'classes'),
    column.status('active'),
    column.number('position', { sortable: true }),
    column.dateTime('updatedAt', { hidden: true }),
  ],
  filters: [filter.active()],
  form: { Inputs: FieldInputs, input: fieldInputOf },
  toggle: 'active',
  importing: () => import('./fields-import.ts').then((file) => file.fieldsImport),
  bulk: ['activate', 'deactivate', 'destroy'],
})
