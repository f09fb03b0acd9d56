import type { LettersOf } from '#mail/words/letters.ts'

export const payslips = {
  published: {
    subject: 'Your payslip of {{month}}',
    lines: [
      'You can now see and download your payslip of {{month}}, with the summary of hours of the month.',
    ],
    action: 'See the payslip',
  },
  due: {
    subject: 'You have a payslip to download',
    lines: ['Your payslip of {{month}} is published, and you have not downloaded it yet.'],
    action: 'See the payslip',
  },
} satisfies LettersOf<'payslips'>
