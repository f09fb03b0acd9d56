import type { LettersOf } from '#mail/words/letters.ts'

export const tasks = {
  assigned: {
    subject: '{{person}} le ha asignado una tarea: {{task}}',
    lines: ['{{person}} le ha asignado la tarea «{{task}}».'],
    action: 'Ver la tarea',
  },
  answered: {
    subject: '{{person}} ha escrito en una tarea: {{task}}',
    lines: ['{{person}} ha escrito en la tarea «{{task}}».'],
    action: 'Ver la tarea',
  },
  due: {
    subject: 'Una tarea vence en un día: {{task}}',
    lines: ['La tarea «{{task}}» vence en un día.'],
    action: 'Ver la tarea',
  },
  overdue: {
    subject: 'Una tarea está fuera de plazo: {{task}}',
    lines: ['La tarea «{{task}}» está fuera de plazo.'],
    action: 'Ver la tarea',
  },
} satisfies LettersOf<'tasks'>
