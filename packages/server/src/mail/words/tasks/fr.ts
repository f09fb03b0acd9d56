import type { TaskLetters } from '#mail/words/letters.ts'

/** Letters about tasks. */
export const tasks: TaskLetters = {
  taskAssigned: {
    subject: '{{person}} vous a confié une tâche: {{task}}',
    lines: ['{{person}} vous a confié la tâche « {{task}} ».'],
    action: 'Voir la tâche',
  },
  taskAnswered: {
    subject: '{{person}} a écrit dans une tâche: {{task}}',
    lines: ['{{person}} a écrit dans la tâche « {{task}} ».'],
    action: 'Voir la tâche',
  },
  taskDue: {
    subject: 'Une tâche arrive à échéance dans un jour: {{task}}',
    lines: ['La tâche « {{task}} » arrive à échéance dans un jour.'],
    action: 'Voir la tâche',
  },
  taskOverdue: {
    subject: 'Une tâche est en retard: {{task}}',
    lines: ['La tâche « {{task}} » est en retard.'],
    action: 'Voir la tâche',
  },
}
