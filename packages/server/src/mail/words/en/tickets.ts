import type { LettersOf } from '#mail/words/letters.ts'

export const tickets = {
  escalated: {
    subject: 'The term of ticket {{number}} runs out',
    lines: ['Ticket {{number}}, “{{subject}}”, is due at {{at}}.'],
    action: 'See the ticket',
  },
  assigned: {
    subject: '{{person}} has assigned a ticket to you: {{ticket}}',
    lines: ['{{person}} has assigned the ticket “{{ticket}}” to you.'],
    action: 'See the ticket',
  },
  assignedMany: {
    subject: '{{person}} has assigned several tickets to you',
    lines: ['{{person}} has assigned {{count}} tickets to you.'],
    action: 'See the tickets',
  },
  answered: {
    subject: '{{person}} has written to a ticket: {{ticket}}',
    lines: ['{{person}} has written to the ticket “{{ticket}}”.'],
    action: 'See the ticket',
  },
  resumed: {
    subject: 'A ticket has stopped waiting: {{ticket}}',
    lines: ['The ticket “{{ticket}}” does not wait any more: you can go on with it.'],
    action: 'See the ticket',
  },
  undelivered: {
    subject: 'Your reply has not arrived: {{ticket}}',
    lines: ['The reply to the ticket “{{ticket}}” has not reached {{address}}.'],
    action: 'See the ticket',
  },
} satisfies LettersOf<'tickets'>
