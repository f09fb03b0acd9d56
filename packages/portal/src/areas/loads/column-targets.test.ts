import { expect, test } from 'vitest'
import { fieldCalled, fillable } from './column-targets.ts'

const fields = [
  { key: 'importe_pendiente', label: 'Importe pendiente' },
  { key: 'telefono', label: 'Teléfono móvil' },
]

test('CAR-1.4 the field that is called like a column is proposed, by label or key, whatever case, accents and signs', () => {
  expect(fieldCalled('IMPORTE_PENDIENTE', fields)?.key).toBe('importe_pendiente')
  expect(fieldCalled('Teléfono', fields)?.key).toBe('telefono')
  expect(fieldCalled('telefono movil', fields)?.key).toBe('telefono')
  expect(fieldCalled('', fields)).toBeUndefined()
  expect(fieldCalled('Otro', fields)).toBeUndefined()
})

test('a column fills a field of its kind or a text', () => {
  expect(fillable('decimal', 'decimal')).toBe(true)
  expect(fillable('postalCode', 'text')).toBe(true)
  expect(fillable('decimal', 'integer')).toBe(false)
})
