import type { TimeOffLetters } from '#mail/words/letters.ts'

export const timeOff: TimeOffLetters = {
  vacationAsked: {
    subject: 'Une demande de congés vous attend',
    lines: ['{{person}} demande des congés du {{from}} au {{until}} et attend votre réponse.'],
    action: 'Voir la demande',
  },
  vacationDecided: {
    subject: 'Votre demande de congés a reçu une réponse',
    lines: ['{{person}} a répondu à votre demande du {{from}} au {{until}}.'],
    action: 'Voir la demande',
  },
  vacationEntered: {
    subject: 'Des congés ont été demandés en votre nom',
    lines: ['{{person}} a demandé en votre nom des congés du {{from}} au {{until}}.'],
    action: 'Voir la demande',
  },
  vacationCancelled: {
    subject: 'L’entreprise annule vos congés',
    lines: ['{{person}} annule vos congés du {{from}} au {{until}} : {{reason}}'],
    action: 'Voir les congés',
  },
  vacationEndsEarly: {
    subject: 'La fin de vos congés change',
    lines: [
      '{{person}}, au sujet de vos congés du {{from}} : le dernier jour serait le {{until}}. {{reason}}',
    ],
    action: 'Voir les congés',
  },
  absenceAsked: {
    subject: 'Une absence attend votre décision',
    lines: ['{{person}} signale une absence à partir du {{from}} et attend votre réponse.'],
    action: 'Voir l’absence',
  },
  absenceDecided: {
    subject: 'Votre absence a reçu une réponse',
    lines: ['{{person}} a répondu à votre absence du {{from}}.'],
    action: 'Voir l’absence',
  },
  absenceEntered: {
    subject: 'Une absence a été saisie pour vous',
    lines: ['{{person}} a saisi pour vous une absence à partir du {{from}}.'],
    action: 'Voir l’absence',
  },
  absenceProofDue: {
    subject: 'Il manque le justificatif de votre absence',
    lines: ['Le justificatif de votre absence du {{from}} est attendu au plus tard le {{due}}.'],
    action: 'Fournir le justificatif',
  },
  absenceNotJustified: {
    subject: 'Votre absence n’est pas justifiée',
    lines: [
      'Le justificatif de votre absence du {{from}} était attendu au plus tard le {{due}}. Vous pouvez encore le fournir.',
    ],
    action: 'Fournir le justificatif',
  },
  adaptationAsked: {
    subject: 'Une demande d’aménagement du temps de travail vous attend',
    lines: [
      '{{person}} demande un aménagement du temps de travail. Répondez au plus tard le {{due}} ; sans réponse, il est accordé.',
    ],
    action: 'Voir la demande',
  },
  adaptationDecided: {
    subject: 'Votre demande d’aménagement a reçu une réponse',
    lines: ['Votre demande d’aménagement du temps de travail à partir du {{from}} a reçu une réponse.'],
    action: 'Voir la demande',
  },
  vacationPlaceOffered: {
    subject: 'Une place s’est libérée pour vos congés',
    lines: ['Une place s’est libérée du {{from}} au {{until}}. Acceptez-la avant que l’offre n’expire.'],
    action: 'Accepter la place',
  },
  vacationPlaceGranted: {
    subject: 'Vos congés ont maintenant une place',
    lines: ['Une place s’est libérée et vous revient : du {{from}} au {{until}}.'],
    action: 'Voir la demande',
  },
  vacationWaitingEnded: {
    subject: 'Vos congés ont quitté la liste d’attente',
    lines: ['Aucune place ne s’est libérée à temps du {{from}} au {{until}}, ou l’offre a expiré.'],
    action: 'Voir la demande',
  },
  vacationAnswersLate: {
    subject: 'Des demandes de congés sont sans réponse',
    lines: [
      'Le délai de réponse de « {{name}} » a pris fin le {{date}} et {{count}} demandes restent sans réponse.',
    ],
    action: 'Voir les demandes',
  },
  teleworkOffered: {
    subject: 'Un accord de télétravail attend votre signature',
    lines: [
      '{{person}} vous propose un accord de télétravail à partir du {{from}}. Lisez-le et signez-le, ou refusez-le.',
    ],
    action: 'Voir l’accord',
  },
  teleworkAnswered: {
    subject: 'Réponse à un accord de télétravail',
    lines: ['{{person}} a répondu à l’accord de télétravail qui commence le {{from}}.'],
    action: 'Voir l’accord',
  },
  teleworkReversed: {
    subject: 'Un accord de télétravail prend fin',
    lines: [
      '{{person}} met fin au télétravail : le dernier jour de l’accord est le {{until}}. Motif : {{reason}}',
    ],
    action: 'Voir l’accord',
  },
  approvalsDelegated: {
    subject: 'Vous décidez à la place d’une autre personne',
    lines: ['{{person}} vous a délégué ses décisions du {{from}} au {{until}}.'],
    action: 'Voir ce qui attend',
  },
  standInNamed: {
    subject: 'Une personne décide à votre place',
    lines: ['{{person}} décide à votre place du {{from}} au {{until}}. Mis en place par {{by}}.'],
    action: 'Voir la délégation',
  },
}
