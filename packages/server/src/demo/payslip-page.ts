import { firstOf, lastOf } from '#db/day.ts'
import type { PayslipAmounts } from '#db/schema/payslips.ts'
import type { Drawn } from './plain-pdf.ts'

/** The content of a payslip: person, month and amounts; omitted amounts have no line. */
export type PayslipPage = {
  company: string
  name: string
  taxId: string
  month: string
  amounts?: PayslipAmounts | undefined
}

/** A page in the model of Orden ESS/2098/2014. */
export function payslipPage({ company, name, taxId, month, amounts }: PayslipPage): Drawn[] {
  const head: Drawn[] = [
    { x: 50, y: 790, text: 'RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS', size: 12 },
    { x: 50, y: 760, text: `Empresa: ${company}` },
    { x: 320, y: 760, text: `Trabajador: ${name}` },
    { x: 50, y: 745, text: 'CIF: B00000000' },
    { x: 320, y: 745, text: `NIF: ${taxId}` },
    {
      x: 50,
      y: 720,
      text: `Período de liquidación: del ${spanish(firstOf(month))} al ${spanish(lastOf(month))}`,
    },
  ]
  return amounts === undefined ? head : [...head, ...amountLines(amounts)]
}

const spanish = (day: string): string => day.split('-').reverse().join('/')

function amountLines(amounts: PayslipAmounts): Drawn[] {
  const { grossCents, deductionsCents, netCents, incomeTaxCents, incomeTaxBaseCents } = amounts
  const contributions = deductionsCents - incomeTaxCents
  const rate = incomeTaxBaseCents === 0 ? 0 : Math.round((incomeTaxCents / incomeTaxBaseCents) * 10_000)
  const lines: (readonly [text: string, cents?: number])[] = [
    ['I. DEVENGOS'],
    ['1. Percepciones salariales: salario base y complementos', grossCents],
    ['A. TOTAL DEVENGADO', grossCents],
    ['II. DEDUCCIONES'],
    ['1. Aportaciones a la Seguridad Social', contributions],
    [`2. IRPF (${money(rate)} %)`, incomeTaxCents],
    ['B. TOTAL A DEDUCIR', deductionsCents],
    ['LÍQUIDO TOTAL A PERCIBIR (A - B)', netCents],
    ['DETERMINACIÓN DE LAS BASES'],
    ['1. Base de cotización por contingencias comunes', amounts.contributionBaseCents],
    ['4. Base sujeta a retención del IRPF', incomeTaxBaseCents],
  ]
  return lines.flatMap(([text, cents], at) => {
    const y = 690 - at * 18
    return [{ x: 50, y, text }, ...(cents === undefined ? [] : [{ x: 470, y, text: money(cents) }])]
  })
}

/** `1.428,30` */
const money = (cents: number): string =>
  `${Math.floor(cents / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${String(cents % 100).padStart(2, '0')}`
