import { expect, test } from 'vitest'
import { askedMapping, firstMapping, isSameMapping, mappingOf, missingSources, readingOf } from './mapping.ts'

const columns = [
  { name: 'document', label: 'Documento', type: 'nif', required: true, key: true, transform: 'none' },
  { name: 'name', label: 'Nombre', type: 'text', required: true, key: false, transform: 'none' },
  { name: 'phone', label: 'Teléfono', type: 'phone', required: false, key: false, transform: 'none' },
] as const

test('mappings are equal regardless of order, and a null column equals a missing one', () => {
  expect(isSameMapping({ document: 2, name: null }, { document: 2 })).toBe(true)
  expect(isSameMapping({ document: 2 }, { document: 1 })).toBe(false)
})

test('CAR-3.1 the mapping begins with what the server suggests', () => {
  expect(firstMapping(columns, { document: 2, name: null })).toEqual({ document: 2, name: null, phone: null })
  expect(firstMapping(columns, null)).toEqual({ document: null, name: null, phone: null })
})

test('a mapping is asked as an address says it', () => {
  expect(askedMapping({ document: 2, name: null, phone: 0 })).toEqual(['document:2', 'name:', 'phone:0'])
})

test('choices are kept when the suggestion changes, and the rest follows it', () => {
  const chosen = { name: 1, phone: null, removed: 4 }
  expect(mappingOf({ document: 0, name: 2, phone: 3 }, chosen)).toEqual({ document: 0, name: 1, phone: null })
  expect(mappingOf({ document: 5, name: null, phone: 3 }, chosen)).toEqual({
    document: 5,
    name: 1,
    phone: null,
  })
})

test('a file read with other columns is another reading, even with the same suggestions', () => {
  const read = (...headers: string[]) =>
    readingOf({ columns: headers.map((header, index) => ({ index, header, samples: [] })) })
  expect(read('DNI', 'Nombre')).toBe(read('DNI', 'Nombre'))
  expect(read('DNI', 'Nombre')).not.toBe(read('DNI;Nombre'))
})

test('a required datum without a column is missed, the first column of the file is not', () => {
  expect(missingSources(columns, { document: 0, name: null, phone: null })).toEqual(['name'])
})
