import type { LettersOf } from '#mail/words/letters.ts'

export const vacations = {
  asked: {
    subject: 'Une demande de congés vous attend',
    lines: ['{{person}} demande des congés du {{from}} au {{until}} et attend votre réponse.'],
    action: 'Voir la demande',
  },
  decided: {
    subject: 'Votre demande de congés a reçu une réponse',
    lines: ['{{person}} a répondu à votre demande du {{from}} au {{until}}.'],
    action: 'Voir la demande',
  },
  entered: {
    subject: 'Des congés ont été demandés en votre nom',
    lines: ['{{person}} a demandé en votre nom des congés du {{from}} au {{until}}.'],
    action: 'Voir la demande',
  },
  cancelled: {
    subject: 'L’entreprise annule vos congés',
    lines: ['{{person}} annule vos congés du {{from}} au {{until}} : {{reason}}'],
    action: 'Voir les congés',
  },
  endsEarly: {
    subject: 'La fin de vos congés change',
    lines: [
      '{{person}}, au sujet de vos congés du {{from}} : le dernier jour serait le {{until}}. {{reason}}',
    ],
    action: 'Voir les congés',
  },
  placeOffered: {
    subject: 'Une place s’est libérée pour vos congés',
    lines: ['Une place s’est libérée du {{from}} au {{until}}. Acceptez-la avant que l’offre n’expire.'],
    action: 'Accepter la place',
  },
  placeGranted: {
    subject: 'Vos congés ont maintenant une place',
    lines: ['Une place s’est libérée et vous revient : du {{from}} au {{until}}.'],
    action: 'Voir la demande',
  },
  waitingEnded: {
    subject: 'Vos congés ont quitté la liste d’attente',
    lines: ['Aucune place ne s’est libérée à temps du {{from}} au {{until}}, ou l’offre a expiré.'],
    action: 'Voir la demande',
  },
  noneGranted: {
    subject: 'Vous n’avez pas obtenu de congés dans « {{name}} »',
    lines: [
      'Les résultats de « {{name}} » sont publiés et aucune de vos préférences n’a été accordée. Vous pouvez demander d’autres dates.',
    ],
    action: 'Voir vos préférences',
  },
  answersLate: {
    subject: 'Des demandes de congés sont sans réponse',
    lines: [
      'Le délai de réponse de « {{name}} » a pris fin le {{date}} et {{count}} demandes restent sans réponse.',
    ],
    action: 'Voir les demandes',
  },
  escalated: {
    subject: 'Vous pouvez décider sur des congés sans réponse',
    lines: [
      '{{person}} demande des congés du {{from}} au {{until}} et personne n’a répondu à temps. Vous pouvez désormais décider.',
    ],
    action: 'Voir la demande',
  },
  expiring: {
    subject: 'Vos congés de {{year}} expirent bientôt',
    lines: ['Il vous reste des congés de {{year}} qui expirent le {{until}}. Demandez-les avant.'],
    action: 'Voir les congés',
  },
} satisfies LettersOf<'vacations'>
