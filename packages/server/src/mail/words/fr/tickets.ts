import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'Le délai du ticket {{number}} expire',
    lines: ['Le ticket {{number}}, « {{subject}} », est à traiter avant {{at}}.'],
    action: 'Voir le ticket',
  },
  assigned: {
    subject: '{{person}} vous a confié un ticket : {{ticket}}',
    lines: ['{{person}} vous a confié le ticket « {{ticket}} ».'],
    action: 'Voir le ticket',
  },
  assignedMany: {
    subject: '{{person}} vous a confié plusieurs tickets',
    lines: ['{{person}} vous a confié {{count}} tickets.'],
    action: 'Voir les tickets',
  },
  answered: {
    subject: '{{person}} a écrit dans un ticket : {{ticket}}',
    lines: ['{{person}} a écrit dans le ticket « {{ticket}} ».'],
    action: 'Voir le ticket',
  },
  resumed: {
    subject: 'L’attente d’un ticket a pris fin : {{ticket}}',
    lines: ['Le ticket « {{ticket}} » n’attend plus : vous pouvez le reprendre.'],
    action: 'Voir le ticket',
  },
  undelivered: {
    subject: 'Votre réponse n’est pas arrivée : {{ticket}}',
    lines: ['La réponse au ticket « {{ticket}} » n’est pas arrivée à {{address}}.'],
    action: 'Voir le ticket',
  },
} satisfies LettersOf<'tickets'>
