import type { LettersOf } from '#mail/words/letters.ts'

export const payslips = {
  published: {
    subject: 'O seu recibo de vencimento de {{month}}',
    lines: [
      'Já pode ver e transferir o seu recibo de vencimento de {{month}}, com o resumo de horas do mês.',
    ],
    action: 'Ver o recibo',
  },
  due: {
    subject: 'Tem um recibo de vencimento por transferir',
    lines: ['O seu recibo de vencimento de {{month}} está publicado e ainda não o transferiu.'],
    action: 'Ver o recibo',
  },
} satisfies LettersOf<'payslips'>
