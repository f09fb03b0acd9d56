import { describe, expect, test } from 'vitest'
import { Refusal } from '#contract/refuse.ts'
import type { TemplateColumn } from '#cells/cell-rule.ts'
import { checkTemplate, type TemplateInput } from './templates.rules.ts'

const column = (extra: Partial<TemplateColumn> = {}): TemplateColumn => ({
  name: 'a',
  label: 'A',
  type: 'text',
  required: false,
  key: false,
  transform: 'none',
  ...extra,
})

function errorsOf(columns: TemplateColumn[], extra: Partial<TemplateInput> = {}) {
  try {
    checkTemplate({ name: 'x', country: 'ES', dateOrder: 'dmy', decimalSign: ',', columns, ...extra })
    return {}
  } catch (error) {
    if (error instanceof Refusal) return error.body.errors
    throw error
  }
}

describe('a template that contradicts itself is refused', () => {
  test('a good one passes', () => expect(errorsOf([column(), column({ name: 'b' })])).toEqual({}))
  test('all errors are reported at once', () => {
    const columns = [
      column({ type: 'list' }),
      column({ label: ' ' }),
      column({ name: 'c', type: 'integer', minimum: 3, maximum: 2 }),
      column({ name: 'd', minLength: 3, maxLength: 2 }),
      column({ name: 'e', type: 'date', default: '31/02/2026' }),
      column({ name: 'f', type: 'list', options: ['x', 'x'] }),
    ]
    expect(errorsOf(columns, { name: '  ' })).toEqual({
      name: [{ error: 'blank' }],
      'columns[0].options': [{ error: 'blank' }],
      'columns[1].label': [{ error: 'blank' }],
      'columns[1].name': [{ error: 'taken' }],
      'columns[2].maximum': [{ error: 'greater_than', count: 3 }],
      'columns[3].maxLength': [{ error: 'greater_than', count: 3 }],
      'columns[4].default': [{ error: 'invalid' }],
      'columns[5].options': [{ error: 'taken' }],
    })
  })
})
