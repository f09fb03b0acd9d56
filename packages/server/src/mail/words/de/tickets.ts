import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'Die Frist von Ticket {{number}} läuft ab',
    lines: ['Ticket {{number}}, „{{subject}}“, ist fällig bis {{at}}.'],
    action: 'Zum Ticket',
  },
  assigned: {
    subject: '{{person}} hat Ihnen ein Ticket zugewiesen: {{ticket}}',
    lines: ['{{person}} hat Ihnen das Ticket „{{ticket}}“ zugewiesen.'],
    action: 'Zum Ticket',
  },
  assignedMany: {
    subject: '{{person}} hat Ihnen mehrere Tickets zugewiesen',
    lines: ['{{person}} hat Ihnen {{count}} Tickets zugewiesen.'],
    action: 'Zu den Tickets',
  },
  answered: {
    subject: '{{person}} hat zu einem Ticket geschrieben: {{ticket}}',
    lines: ['{{person}} hat zum Ticket „{{ticket}}“ geschrieben.'],
    action: 'Zum Ticket',
  },
  resumed: {
    subject: 'Ein Ticket wartet nicht mehr: {{ticket}}',
    lines: ['Das Ticket „{{ticket}}“ wartet nicht mehr: Es kann weitergehen.'],
    action: 'Zum Ticket',
  },
  undelivered: {
    subject: 'Ihre Antwort ist nicht angekommen: {{ticket}}',
    lines: ['Die Antwort zum Ticket „{{ticket}}“ hat {{address}} nicht erreicht.'],
    action: 'Ticket ansehen',
  },
} satisfies LettersOf<'tickets'>
