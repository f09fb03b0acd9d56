import { describe, expect, test } from 'vitest'
import type { TemplateColumn } from '#cells/cell-rule.ts'
import { suggestMapping } from './suggest-mapping.ts'

const column = (
  name: string,
  label: string,
  type: TemplateColumn['type'],
  aliases: string[] = [],
): TemplateColumn => ({
  name,
  label,
  type,
  aliases,
  required: false,
  key: false,
  transform: 'none',
})

function suggest(columns: TemplateColumn[], file: [string, string[]][]) {
  const fileColumns = file.map(([header, samples], index) => ({ index, header, samples }))
  return suggestMapping({ dateOrder: 'dmy', decimalSign: ',', columns }, fileColumns)
}

describe('suggested mapping', () => {
  test('CAR-3.1 by exact header, by header without case and accents, by alias, by likeness', () => {
    const columns = [
      column('document', 'Documento', 'nif'),
      column('phone', 'Teléfono', 'phone'),
      column('city', 'Población', 'text', ['LOCALIDAD']),
      column('name', 'Nombre completo', 'text'),
      column('note', 'Observaciones', 'text'),
    ]
    const file: [string, string[]][] = [
      ['LOCALIDAD', ['Madrid']],
      ['NOMBRE_COMPLETO', ['Ana']],
      ['TLF', ['600000001']],
      ['Documento', ['99999901H']],
      ['OBSERVACION', ['nada']],
      ['OTRA', ['x']],
    ]
    expect(suggest(columns, file)).toEqual({ document: 3, phone: 2, city: 0, name: 1, note: 4 })
  })

  test('a header is used once, and numbered ones follow in order', () => {
    const columns = [column('phone1', 'Teléfono 1', 'phone'), column('phone2', 'Teléfono 2', 'phone')]
    expect(
      suggest(columns, [
        ['TELEFONO', []],
        ['TELEFONO 2', []],
      ]),
    ).toEqual({ phone1: 0, phone2: 1 })
  })

  test('CAR-3.2 content breaks a tie', () => {
    const file: [string, string[]][] = [
      ['MOVIL', ['no tiene', 'x']],
      ['CELULAR', ['600000001', '600000002']],
    ]
    expect(suggest([column('phone', 'Teléfono', 'phone')], file)).toEqual({ phone: 1 })
  })

  test('what nothing resembles stays unmapped', () => {
    expect(suggest([column('amount', 'Importe', 'decimal')], [['NOMBRE', ['Ana']]])).toEqual({ amount: null })
  })
})
