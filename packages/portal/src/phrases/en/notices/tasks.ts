import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tasks = {
  origin: 'Tasks',
  assigned: {
    kind: 'A task is assigned to me',
    title: '{{person}} has assigned a task to you',
    text: '“{{task}}”',
  },
  answered: {
    kind: 'Somebody writes to a task of mine',
    title: '{{person}} has written to a task',
    text: '“{{task}}”',
  },
  due: { kind: 'A task is due within a day', title: 'A task is due within a day', text: '“{{task}}”' },
  overdue: { kind: 'A task is overdue', title: 'A task is overdue', text: '“{{task}}”' },
} satisfies NoticeWordsOf<'tasks'>
