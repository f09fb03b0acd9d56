import type { PayslipAmounts } from '#db/schema/payslips.ts'

/**
 * The labels of amounts in the model of Orden ESS/2098/2014, in upper case without accents; the amount follows on the
 * same line. For other payroll programs, add their labels.
 */
export const payslipTemplate: Readonly<Record<keyof PayslipAmounts, readonly RegExp[]>> = {
  grossCents: [/\bTOTAL DEVENGADO\b/],
  deductionsCents: [/\bTOTAL A DEDUCIR\b/],
  netCents: [/\bLIQUIDO (?:TOTAL )?A PERCIBIR\b/],
  incomeTaxCents: [/^(?:\d\. ?)?(?:I\.?R\.?P\.?F\.?|IMPUESTO SOBRE LA RENTA)(?=\s)/],
  incomeTaxBaseCents: [/\bBASE SUJETA A RETENCION DEL? I\.?R\.?P\.?F\.?/],
  contributionBaseCents: [/\bBASE (?:DE COTIZACION )?(?:POR )?CONTINGENCIAS COMUNES\b/],
}

/** The label of the period, and the names of months in it. */
export const periodTemplate = /\bPERIODO\b|\bLIQUIDACION\b/
export const monthNames = [
  ...['ENERO', 'FEBRERO', 'MARZO', 'ABRIL', 'MAYO', 'JUNIO'],
  ...['JULIO', 'AGOSTO', 'SEPTIEMBRE', 'OCTUBRE', 'NOVIEMBRE', 'DICIEMBRE'],
]
