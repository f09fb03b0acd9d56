import type { PayrollLetters } from '#mail/words/letters.ts'

/** Letters about payslips. */
export const payroll: PayrollLetters = {
  payslipPublished: {
    subject: 'Votre bulletin de paie de {{month}}',
    lines: [
      'Vous pouvez consulter et télécharger votre bulletin de paie de {{month}}, avec le récapitulatif d’heures du mois.',
    ],
    action: 'Voir le bulletin de paie',
  },
  payslipDue: {
    subject: 'Un bulletin de paie reste à télécharger',
    lines: ['Votre bulletin de paie de {{month}} est publié et vous ne l’avez pas encore téléchargé.'],
    action: 'Voir le bulletin de paie',
  },
}
