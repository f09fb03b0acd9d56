import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tasks = {
  origin: 'Tâches',
  assigned: {
    kind: 'On me confie une tâche',
    title: '{{person}} vous a confié une tâche',
    text: '« {{task}} »',
  },
  answered: {
    kind: 'Quelqu’un écrit dans une de mes tâches',
    title: '{{person}} a écrit dans une tâche',
    text: '« {{task}} »',
  },
  due: {
    kind: 'Une tâche arrive à échéance dans un jour',
    title: 'Une tâche arrive à échéance dans un jour',
    text: '« {{task}} »',
  },
  overdue: { kind: 'Une tâche est en retard', title: 'Une tâche est en retard', text: '« {{task}} »' },
} satisfies NoticeWordsOf<'tasks'>
