import type { LettersOf } from '#mail/words/letters.ts'

export const absences = {
  asked: {
    subject: 'Une absence attend votre décision',
    lines: ['{{person}} signale une absence à partir du {{from}} et attend votre réponse.'],
    action: 'Voir l’absence',
  },
  decided: {
    subject: 'Votre absence a reçu une réponse',
    lines: ['{{person}} a répondu à votre absence du {{from}}.'],
    action: 'Voir l’absence',
  },
  entered: {
    subject: 'Une absence a été saisie pour vous',
    lines: ['{{person}} a saisi pour vous une absence à partir du {{from}}.'],
    action: 'Voir l’absence',
  },
  proofDue: {
    subject: 'Il manque le justificatif de votre absence',
    lines: ['Le justificatif de votre absence du {{from}} est attendu au plus tard le {{due}}.'],
    action: 'Fournir le justificatif',
  },
  notJustified: {
    subject: 'Votre absence n’est pas justifiée',
    lines: [
      'Le justificatif de votre absence du {{from}} était attendu au plus tard le {{due}}. Vous pouvez encore le fournir.',
    ],
    action: 'Fournir le justificatif',
  },
  documentLate: {
    subject: 'Il manque un document pour votre absence',
    lines: [
      'Le document de votre absence du {{from}}, attendu le {{due}}, n’est pas arrivé. Envoyez-le ou parlez-en aux Ressources humaines.',
    ],
    action: 'Voir l’absence',
  },
  documentLateOf: {
    subject: 'Il manque un document pour l’absence de {{person}}',
    lines: ['Le document de l’absence de {{person}} du {{from}}, attendu le {{due}}, n’est pas enregistré.'],
    action: 'Voir l’absence',
  },
} satisfies LettersOf<'absences'>
