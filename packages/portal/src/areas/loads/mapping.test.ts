import { expect, test } from 'vitest'
import { firstMapping, missingSources } from './mapping.ts'

const columns = [
  { name: 'document', label: 'Documento', type: 'nif', required: true, key: true, transform: 'none' },
  { name: 'name', label: 'Nombre', type: 'text', required: true, key: false, transform: 'none' },
  { name: 'phone', label: 'Teléfono', type: 'phone', required: false, key: false, transform: 'none' },
] as const

test('CAR-3 the mapping begins with what the server suggests', () => {
  expect(firstMapping(columns, { document: 2, name: null })).toEqual({ document: 2, name: null, phone: null })
  expect(firstMapping(columns, null)).toEqual({ document: null, name: null, phone: null })
})

test('CAR-3 a required datum without a column is missed, the first column of the file is not', () => {
  expect(missingSources(columns, { document: 0, name: null, phone: null })).toEqual(['name'])
})
