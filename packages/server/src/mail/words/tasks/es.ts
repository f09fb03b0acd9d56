/** Letters about tasks. */
export const tasks = {
  taskAssigned: {
    subject: '{{person}} le ha asignado una tarea: {{task}}',
    lines: ['{{person}} le ha asignado la tarea «{{task}}».'],
    action: 'Ver la tarea',
  },
  taskAnswered: {
    subject: '{{person}} ha escrito en una tarea: {{task}}',
    lines: ['{{person}} ha escrito en la tarea «{{task}}».'],
    action: 'Ver la tarea',
  },
  taskDue: {
    subject: 'Una tarea vence en un día: {{task}}',
    lines: ['La tarea «{{task}}» vence en un día.'],
    action: 'Ver la tarea',
  },
  taskOverdue: {
    subject: 'Una tarea está fuera de plazo: {{task}}',
    lines: ['La tarea «{{task}}» está fuera de plazo.'],
    action: 'Ver la tarea',
  },
}
