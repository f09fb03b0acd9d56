import type { PayslipAmounts } from '#db/schema/payslips.ts'

/**
 * How the model of Orden ESS/2098/2014 calls its amounts, in capitals and without accents; the amount stands behind, on the
 * same line. Who pays by another program adds what that one writes.
 */
export const payslipTemplate: Readonly<Record<keyof PayslipAmounts, readonly RegExp[]>> = {
  grossCents: [/\bTOTAL DEVENGADO\b/],
  deductionsCents: [/\bTOTAL A DEDUCIR\b/],
  netCents: [/\bLIQUIDO (?:TOTAL )?A PERCIBIR\b/],
  incomeTaxCents: [/^(?:\d\. ?)?(?:I\.?R\.?P\.?F\.?|IMPUESTO SOBRE LA RENTA)(?=\s)/],
  incomeTaxBaseCents: [/\bBASE SUJETA A RETENCION DEL? I\.?R\.?P\.?F\.?/],
  contributionBaseCents: [/\bBASE (?:DE COTIZACION )?(?:POR )?CONTINGENCIAS COMUNES\b/],
}

/** What the line with the period says, and the names of months on it. */
export const periodTemplate = /\bPERIODO\b|\bLIQUIDACION\b/
export const monthNames = [
  ...['ENERO', 'FEBRERO', 'MARZO', 'ABRIL', 'MAYO', 'JUNIO'],
  ...['JULIO', 'AGOSTO', 'SEPTIEMBRE', 'OCTUBRE', 'NOVIEMBRE', 'DICIEMBRE'],
]
