import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'O prazo do ticket {{number}} esgota-se',
    lines: ['O ticket {{number}}, «{{subject}}», tem prazo até {{at}}.'],
    action: 'Ver o ticket',
  },
  assigned: {
    subject: '{{person}} atribuiu-lhe um ticket: {{ticket}}',
    lines: ['{{person}} atribuiu-lhe o ticket «{{ticket}}».'],
    action: 'Ver o ticket',
  },
  assignedMany: {
    subject: '{{person}} atribuiu-lhe vários tickets',
    lines: ['{{person}} atribuiu-lhe {{count}} tickets.'],
    action: 'Ver os tickets',
  },
  answered: {
    subject: '{{person}} escreveu num ticket: {{ticket}}',
    lines: ['{{person}} escreveu no ticket «{{ticket}}».'],
    action: 'Ver o ticket',
  },
  resumed: {
    subject: 'Terminou a espera de um ticket: {{ticket}}',
    lines: ['O ticket «{{ticket}}» já não espera: pode continuar.'],
    action: 'Ver o ticket',
  },
  undelivered: {
    subject: 'A sua resposta não chegou: {{ticket}}',
    lines: ['A resposta do ticket «{{ticket}}» não chegou a {{address}}.'],
    action: 'Ver o ticket',
  },
} satisfies LettersOf<'tickets'>
