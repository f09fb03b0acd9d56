import { finalStates } from '@portal/sdk/laia'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field } from '#patterns/resource-screen/fields.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { endCategories, skillMeanings } from './skill-meanings.tsx'

const minutesOfYear = 525_600

/** The final states (tipificaciones): what each end is, and what it does with the contact. */
export const FinalStateList = resourceScreen({
  title: 'finalStates',
  phrases: 'workflows:finals',
  family: finalStates,
  label: ({ name }) => name,
  permissions: { create: 'WORKFLOW_CREAR', update: 'WORKFLOW_EDITAR', destroy: 'WORKFLOW_ELIMINAR' },
  defaultSort: 'position',
  columns: [
    column.text('name', { rowHeader: true, sortable: true, priority: 1 }),
    column.code('code', { sortable: true }),
    column.choice('category', 'categories'),
    column.status('active'),
    column.boolean('humanContact'),
    column.boolean('sale'),
    column.boolean('addsToBlacklist'),
    column.number('recycleAfterMinutes'),
    column.number('maxAttempts', { hidden: true }),
    column.boolean('needsDate', { hidden: true }),
    column.boolean('needsComment', { hidden: true }),
    column.number('uses'),
    column.dateTime('updatedAt', { sortable: true, hidden: true }),
  ],
  filters: [filter.active(), filter.deleted()],
  fields: [
    field.text('name', { isRequired: true, maxLength: 120 }),
    field.text('code', { isRequired: true, maxLength: 20 }),
    field.translations('translations'),
    field.choice('category', 'categories', endCategories),
    field.check('humanContact'),
    field.check('sale'),
    field.check('addsToBlacklist'),
    field.check('needsDate'),
    field.check('needsComment'),
    field.number('recycleAfterMinutes', { min: 1, max: minutesOfYear }),
    field.number('maxAttempts', { min: 1, max: 99 }),
    skillMeanings('skills'),
    field.check('active', { isOn: true }),
  ],
  toggle: 'active',
  bulk: ['activate', 'deactivate', 'destroy'],
})
