import type { LettersOf } from '#mail/words/letters.ts'

export const agents = {
  message: {
    subject: '{{person}} has written to you',
    lines: ['{{person}} has written to you in the portal: “{{text}}”.'],
    action: 'Open the portal',
  },
  moved: {
    subject: '{{person}} has changed your state',
    lines: ['{{person}} has changed your state as an agent. Reason: {{reason}}.'],
    action: 'Open the portal',
  },
  stopped: {
    subject: '{{person}} has ended your session',
    lines: ['{{person}} has ended your session on all your devices. Reason: {{reason}}.'],
    action: 'Open the portal',
  },
  breakDue: {
    subject: 'Your break is due: {{breakType}}',
    lines: ['You can take your break “{{breakType}}” now. It lasts {{minutes}} minutes.'],
    action: 'Open the portal',
  },
  breakTurn: {
    subject: 'It is your turn for a break: {{breakType}}',
    lines: [
      'You have {{minutes}} minutes to start your break “{{breakType}}”; then it goes to the next in line.',
    ],
    action: 'Open the portal',
  },
} satisfies LettersOf<'agents'>
