import type { FieldInput } from '@portal/sdk'
import { cell } from '#patterns/import/import-fields.ts'
import { importOf } from '#patterns/import/import-plan.ts'
import { dataClasses, fieldTypes } from './field-input.ts'

/** A file of management fields: one a row, matched by key. */
export const fieldsImport = importOf<FieldInput>()({
  phrases: 'tickets:fields',
  key: 'key',
  fields: [
    cell.text('label', { isRequired: true }),
    cell.text('key', { isRequired: true }),
    cell.choice('type', 'types', fieldTypes, { isRequired: true }),
    cell.yesNo('required'),
    cell.number('minimum'),
    cell.number('maximum'),
    cell.list('options'),
    cell.choice('personalData', 'classes', dataClasses),
    cell.yesNo('active'),
    cell.count('position'),
  ],
})
