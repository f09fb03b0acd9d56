import type { TaskLetters } from '#mail/words/letters.ts'

/** Letters about tasks. */
export const tasks: TaskLetters = {
  taskAssigned: {
    subject: '{{person}} has assigned a task to you: {{task}}',
    lines: ['{{person}} has assigned the task “{{task}}” to you.'],
    action: 'See the task',
  },
  taskAnswered: {
    subject: '{{person}} has written to a task: {{task}}',
    lines: ['{{person}} has written to the task “{{task}}”.'],
    action: 'See the task',
  },
  taskDue: {
    subject: 'A task is due within a day: {{task}}',
    lines: ['The task “{{task}}” is due within a day.'],
    action: 'See the task',
  },
  taskOverdue: {
    subject: 'A task is overdue: {{task}}',
    lines: ['The task “{{task}}” is overdue.'],
    action: 'See the task',
  },
}
