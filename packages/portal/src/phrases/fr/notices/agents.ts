import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const agents = {
  origin: 'Agents',
  message: { kind: 'Un coordinateur m’écrit', title: 'Message de {{person}}', text: '{{text}}' },
  moved: {
    kind: 'Un coordinateur change mon état',
    title: '{{person}} a changé votre état',
    text: 'Motif : {{reason}}',
  },
  stopped: {
    kind: 'Un coordinateur ferme ma session',
    title: '{{person}} a fermé votre session',
    text: 'Motif : {{reason}}',
  },
  breakDue: {
    kind: 'C’est l’heure d’une pause',
    title: 'C’est l’heure d’une pause : {{breakType}}',
    text: 'Vous pouvez la prendre maintenant. Elle dure {{minutes}} min.',
  },
  breakTurn: {
    kind: 'C’est mon tour de pause',
    title: 'C’est votre tour : {{breakType}}',
    text: 'Vous avez {{minutes}} min pour la commencer ; ensuite, ce sera le tour de la personne suivante.',
  },
} satisfies NoticeWordsOf<'agents'>
