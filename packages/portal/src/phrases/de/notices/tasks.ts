import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tasks = {
  origin: 'Aufgaben',
  assigned: {
    kind: 'Mir wird eine Aufgabe zugewiesen',
    title: '{{person}} hat Ihnen eine Aufgabe zugewiesen',
    text: '„{{task}}“',
  },
  answered: {
    kind: 'Jemand schreibt zu einer Aufgabe von mir',
    title: '{{person}} hat zu einer Aufgabe geschrieben',
    text: '„{{task}}“',
  },
  due: {
    kind: 'Eine Aufgabe ist in einem Tag fällig',
    title: 'Eine Aufgabe ist in einem Tag fällig',
    text: '„{{task}}“',
  },
  overdue: { kind: 'Eine Aufgabe ist überfällig', title: 'Eine Aufgabe ist überfällig', text: '„{{task}}“' },
} satisfies NoticeWordsOf<'tasks'>
