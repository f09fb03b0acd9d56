import type { PayrollLetters } from '#mail/words/letters.ts'

/** Letters about payslips. */
export const payroll: PayrollLetters = {
  payslipPublished: {
    subject: 'Ihre Lohnabrechnung für {{month}}',
    lines: [
      'Sie können Ihre Lohnabrechnung für {{month}} mit der Stundenübersicht des Monats jetzt ansehen und herunterladen.',
    ],
    action: 'Lohnabrechnung ansehen',
  },
  payslipDue: {
    subject: 'Eine Lohnabrechnung wartet auf Sie',
    lines: [
      'Ihre Lohnabrechnung für {{month}} ist veröffentlicht, und Sie haben sie noch nicht heruntergeladen.',
    ],
    action: 'Lohnabrechnung ansehen',
  },
}
