import type { LettersOf } from '#mail/words/letters.ts'

export const tasks = {
  assigned: {
    subject: '{{person}} has assigned a task to you: {{task}}',
    lines: ['{{person}} has assigned the task “{{task}}” to you.'],
    action: 'See the task',
  },
  answered: {
    subject: '{{person}} has written to a task: {{task}}',
    lines: ['{{person}} has written to the task “{{task}}”.'],
    action: 'See the task',
  },
  due: {
    subject: 'A task is due within a day: {{task}}',
    lines: ['The task “{{task}}” is due within a day.'],
    action: 'See the task',
  },
  overdue: {
    subject: 'A task is overdue: {{task}}',
    lines: ['The task “{{task}}” is overdue.'],
    action: 'See the task',
  },
} satisfies LettersOf<'tasks'>
