import type { LettersOf } from '#mail/words/letters.ts'

export const tasks = {
  assigned: {
    subject: '{{person}} vous a confié une tâche: {{task}}',
    lines: ['{{person}} vous a confié la tâche « {{task}} ».'],
    action: 'Voir la tâche',
  },
  answered: {
    subject: '{{person}} a écrit dans une tâche: {{task}}',
    lines: ['{{person}} a écrit dans la tâche « {{task}} ».'],
    action: 'Voir la tâche',
  },
  due: {
    subject: 'Une tâche arrive à échéance dans un jour: {{task}}',
    lines: ['La tâche « {{task}} » arrive à échéance dans un jour.'],
    action: 'Voir la tâche',
  },
  overdue: {
    subject: 'Une tâche est en retard: {{task}}',
    lines: ['La tâche « {{task}} » est en retard.'],
    action: 'Voir la tâche',
  },
} satisfies LettersOf<'tasks'>
