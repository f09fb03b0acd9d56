import { tags } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'

/** The tags of tickets, case files and contacts. */
export const TagsScreen = resourceScreen({
  title: 'tags',
  phrases: 'tickets:tags',
  family: tags,
  label: ({ name }) => name,
  permissions: { create: 'ETIQUETAS_CREAR', update: 'ETIQUETAS_EDITAR', destroy: 'ETIQUETAS_ELIMINAR' },
  defaultSort: 'position',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.colour('colour'),
    column.choice('scope', 'scopes'),
    column.status('active'),
    column.number('uses'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.translations('translations'),
    field.colour('colour'),
    field.choice('scope', 'scopes', ['all', 'tickets', 'cases', 'contacts']),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  importing: 'name',
  bulk: ['activate', 'deactivate', 'destroy'],
})
