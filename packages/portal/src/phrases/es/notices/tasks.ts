import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tasks = {
  origin: 'Tareas',
  assigned: {
    kind: 'Me asignan una tarea',
    title: '{{person}} le ha asignado una tarea',
    text: '«{{task}}»',
  },
  answered: {
    kind: 'Alguien escribe en una tarea mía',
    title: '{{person}} ha escrito en una tarea',
    text: '«{{task}}»',
  },
  due: { kind: 'Una tarea vence en un día', title: 'Una tarea vence en un día', text: '«{{task}}»' },
  overdue: {
    kind: 'Una tarea está fuera de plazo',
    title: 'Una tarea está fuera de plazo',
    text: '«{{task}}»',
  },
} satisfies NoticeWordsOf<'tasks'>
