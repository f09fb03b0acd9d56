import type { LettersOf } from '#mail/words/letters.ts'

export const payslips = {
  published: {
    subject: 'Ihre Lohnabrechnung für {{month}}',
    lines: [
      'Sie können Ihre Lohnabrechnung für {{month}} mit der Stundenübersicht des Monats jetzt ansehen und herunterladen.',
    ],
    action: 'Lohnabrechnung ansehen',
  },
  due: {
    subject: 'Eine Lohnabrechnung wartet auf Sie',
    lines: [
      'Ihre Lohnabrechnung für {{month}} ist veröffentlicht, und Sie haben sie noch nicht heruntergeladen.',
    ],
    action: 'Lohnabrechnung ansehen',
  },
} satisfies LettersOf<'payslips'>
