import type { PayrollLetters } from '#mail/words/letters.ts'

/** Letters about payslips. */
export const payroll: PayrollLetters = {
  payslipPublished: {
    subject: 'O seu recibo de vencimento de {{month}}',
    lines: [
      'Já pode ver e transferir o seu recibo de vencimento de {{month}}, com o resumo de horas do mês.',
    ],
    action: 'Ver o recibo',
  },
  payslipDue: {
    subject: 'Tem um recibo de vencimento por transferir',
    lines: ['O seu recibo de vencimento de {{month}} está publicado e ainda não o transferiu.'],
    action: 'Ver o recibo',
  },
}
