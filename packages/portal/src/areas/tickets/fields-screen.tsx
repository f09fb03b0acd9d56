import { fields } from '#generated/fields.ts'
import { column } from '#patterns/resource-screen/columns.tsx'
import { filter } from '#patterns/resource-screen/filters.ts'
import { resourceScreen } from '#patterns/resource-screen/resource-screen.tsx'
import { FieldInputs } from './field-inputs.tsx'
import { fieldInputOf } from './field-input.ts'

/** The management fields, which agents fill in when they handle a record. */
export const FieldsScreen = resourceScreen({
  title: 'fields',
  phrases: 'tickets:fields',
  resource: fields,
  properties: [
    column.text('label', { rowHeader: true, priority: 1 }),
    column.code('key'),
    column.choice('type', 'types'),
    column.boolean('required'),
    column.choice('personalData', 'classes'),
    column.status('active'),
    column.number('position'),
    column.number('uses'),
    column.changed(),
  ],
  filters: [filter.active(), filter.deleted()],
  form: { Inputs: FieldInputs, input: fieldInputOf },
  importing: () => import('./fields-import.ts').then((file) => file.fieldsImport),
})
