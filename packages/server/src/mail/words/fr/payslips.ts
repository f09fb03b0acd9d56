import type { LettersOf } from '#mail/words/letters.ts'

export const payslips = {
  published: {
    subject: 'Votre bulletin de paie de {{month}}',
    lines: [
      'Vous pouvez consulter et télécharger votre bulletin de paie de {{month}}, avec le récapitulatif d’heures du mois.',
    ],
    action: 'Voir le bulletin de paie',
  },
  due: {
    subject: 'Un bulletin de paie reste à télécharger',
    lines: ['Votre bulletin de paie de {{month}} est publié et vous ne l’avez pas encore téléchargé.'],
    action: 'Voir le bulletin de paie',
  },
} satisfies LettersOf<'payslips'>
