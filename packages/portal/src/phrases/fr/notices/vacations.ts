import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const vacations = {
  origin: 'Congés',
  asked: {
    kind: 'On me demande de décider sur des congés',
    title: '{{person}} attend votre décision sur des congés',
    text: 'Du {{from}} au {{until}}',
  },
  decided: {
    kind: 'On répond à ma demande de congés',
    title: '{{person}} a répondu à votre demande de congés',
    text: 'Du {{from}} au {{until}}',
  },
  entered: {
    kind: 'On demande des congés en mon nom',
    title: '{{person}} a demandé des congés en votre nom',
    text: 'Du {{from}} au {{until}}',
  },
  cancelled: {
    kind: 'L’entreprise annule mes congés',
    title: '{{person}} annule vos congés',
    text: 'Du {{from}} au {{until}} : {{reason}}',
  },
  endsEarly: {
    kind: 'La fin de mes congés est avancée',
    title: '{{person}} avance la fin de vos congés',
    text: 'Dernier jour le {{until}} : {{reason}}',
  },
  placeOffered: {
    kind: 'Une place m’est proposée pour mes congés',
    title: 'Une place s’est libérée pour vos congés',
    text: 'Du {{from}} au {{until}} : acceptez-la avant qu’elle n’expire',
  },
  placeGranted: {
    kind: 'Mes congés obtiennent une place',
    title: 'Vos congés ont maintenant une place',
    text: 'Du {{from}} au {{until}}',
  },
  waitingEnded: {
    kind: 'Mes congés quittent la liste d’attente',
    title: 'Vos congés ont quitté la liste d’attente',
    text: 'Du {{from}} au {{until}}',
  },
  noneGranted: {
    kind: 'Aucune de mes préférences de congés n’est accordée',
    title: 'Vous n’avez pas obtenu de congés dans « {{name}} »',
    text: 'Aucune de vos préférences n’a été accordée',
  },
  answersLate: {
    kind: 'Des congés restent sans réponse à temps',
    title: 'Des demandes de « {{name}} » sont sans réponse',
    text: '{{count}} en retard depuis le {{date}}',
  },
  escalated: {
    kind: 'C’est à moi de décider car personne n’a répondu à des congés',
    title: 'Personne n’a répondu aux congés de {{person}} : vous pouvez décider',
    text: 'Du {{from}} au {{until}}',
  },
  expiring: {
    kind: 'Mes congés reportés expirent bientôt',
    title: 'Vos congés de {{year}} expirent bientôt',
    text: 'Demandez-les avant leur expiration le {{until}}',
  },
} satisfies NoticeWordsOf<'vacations'>
