import type { LettersOf } from '#mail/words/letters.ts'

export const agents = {
  message: {
    subject: '{{person}} vous a écrit',
    lines: ['{{person}} vous a écrit dans le portail : « {{text}} ».'],
    action: 'Ouvrir le portail',
  },
  moved: {
    subject: '{{person}} a changé votre état',
    lines: ['{{person}} a changé votre état d’agent. Motif : {{reason}}.'],
    action: 'Ouvrir le portail',
  },
  stopped: {
    subject: '{{person}} a fermé votre session',
    lines: ['{{person}} a fermé votre session sur tous vos appareils. Motif : {{reason}}.'],
    action: 'Ouvrir le portail',
  },
  breakDue: {
    subject: 'C’est l’heure de votre pause : {{breakType}}',
    lines: ['Vous pouvez prendre votre pause « {{breakType}} » maintenant. Elle dure {{minutes}} minutes.'],
    action: 'Ouvrir le portail',
  },
  breakTurn: {
    subject: 'C’est votre tour de pause : {{breakType}}',
    lines: [
      'Vous avez {{minutes}} minutes pour commencer votre pause « {{breakType}} » ; ensuite, ce sera le tour de la personne suivante.',
    ],
    action: 'Ouvrir le portail',
  },
} satisfies LettersOf<'agents'>
