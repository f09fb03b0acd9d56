import type { LettersOf } from '#mail/words/letters.ts'

export const incidents = {
  assigned: {
    subject: '{{person}} assigned an incident to you',
    lines: ['{{person}} assigned the incident “{{incident}}” to you.'],
    action: 'View the incident',
  },
  answered: {
    subject: '{{person}} wrote in an incident',
    lines: ['{{person}} wrote in the incident “{{incident}}”.'],
    action: 'View the incident',
  },
  resolved: {
    subject: '{{person}} resolved your incident',
    lines: ['{{person}} resolved the incident “{{incident}}”.'],
    action: 'View the incident',
  },
  justified: {
    subject: 'Your time has been justified because of an incident',
    lines: ['The time in which the incident “{{incident}}” kept you from working counts as justified.'],
    action: 'Open the portal',
  },
} satisfies LettersOf<'incidents'>
