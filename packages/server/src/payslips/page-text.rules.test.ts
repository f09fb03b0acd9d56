import { describe, expect, it } from 'vitest'
import { amountsOf, readPage } from './page-text.rules.ts'

const lines = [
  'Período de liquidación: del 21/01/2026 al 20/02/2026',
  'A. TOTAL DEVENGADO 1.224,26',
  '2. IRPF (3,17 %) 38,81',
  'B. TOTAL A DEDUCIR 131,65',
  'LÍQUIDO TOTAL A PERCIBIR (A - B) 1.092,61',
  '1. Base de cotización por contingencias comunes 1.428,30',
  '4. Base sujeta a retención del IRPF 1.224,26',
]
const amounts = {
  ...{ grossCents: 122_426, deductionsCents: 13_165, netCents: 109_261, incomeTaxCents: 3881 },
  ...{ incomeTaxBaseCents: 122_426, contributionBaseCents: 142_830 },
}

describe('the text of a page', () => {
  it.each([
    ['NIF: 99999901H', ['99999901H']],
    ['N.I.F. 99.999.901-H', ['99999901H']],
    ['NIE Z9999999H', ['Z9999999H']],
    ['ES99999901H y Z9999999-H', ['99999901H', 'Z9999999H']],
    ['99999901A', []],
    ['CIF B00000018, núm. 28/1234567/89', []],
    ['Total 99.999.901 euros', []],
  ])('finds the numbers of people whose letter is right: %s', (line, found) => {
    expect(readPage([line]).taxIds).toEqual(found)
  })

  it('finds the month in which the period ends, in figures and in words', () => {
    expect(readPage(lines).month).toBe('2026-02')
    expect(readPage(['Liquidación de marzo de 2026']).month).toBe('2026-03')
    expect(readPage(['Período: 01/02/2026 - 28/02/2026', 'Período: marzo 2026']).month).toBeNull()
    expect(readPage(['Fecha de antigüedad 01/02/2019']).month).toBeNull()
  })

  it('finds the amounts behind their labels, as cents', () => {
    expect(amountsOf([readPage(lines).amounts])).toEqual(amounts)
  })

  it('returns no amounts where one is missing, found twice, or contradicts the others', () => {
    const without = lines.filter((line) => !line.startsWith('B.'))
    const other = lines.map((line) => line.replace('1.092,61', '1.092,60'))
    expect(amountsOf([readPage(without).amounts])).toBeNull()
    expect(amountsOf([readPage(lines).amounts, readPage(['TOTAL DEVENGADO 1,00']).amounts])).toBeNull()
    expect(amountsOf([readPage(other).amounts])).toBeNull()
    expect(amountsOf([readPage(without).amounts, readPage(['B. TOTAL A DEDUCIR 131,65']).amounts])).toEqual(
      amounts,
    )
  })
})
