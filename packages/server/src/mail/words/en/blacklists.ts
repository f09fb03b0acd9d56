import type { LettersOf } from '#mail/words/letters.ts'

export const blacklists = {
  removalAsked: {
    subject: '{{person}} asks for a removal from a blacklist',
    lines: ['{{person}} asks to remove “{{value}}” from a blacklist. Reason: {{reason}}.'],
    action: 'View the request',
  },
  removalDecided: {
    subject: 'Your request for a removal has been decided',
    lines: ['Your request to remove “{{value}}” from a blacklist has been decided.'],
    action: 'View the request',
  },
} satisfies LettersOf<'blacklists'>
