import type { LettersOf } from '#mail/words/letters.ts'

export const tasks = {
  assigned: {
    subject: '{{person}} hat Ihnen eine Aufgabe zugewiesen: {{task}}',
    lines: ['{{person}} hat Ihnen die Aufgabe „{{task}}“ zugewiesen.'],
    action: 'Zur Aufgabe',
  },
  answered: {
    subject: '{{person}} hat zu einer Aufgabe geschrieben: {{task}}',
    lines: ['{{person}} hat zur Aufgabe „{{task}}“ geschrieben.'],
    action: 'Zur Aufgabe',
  },
  due: {
    subject: 'Eine Aufgabe ist in einem Tag fällig: {{task}}',
    lines: ['Die Aufgabe „{{task}}“ ist in einem Tag fällig.'],
    action: 'Zur Aufgabe',
  },
  overdue: {
    subject: 'Eine Aufgabe ist überfällig: {{task}}',
    lines: ['Die Aufgabe „{{task}}“ ist überfällig.'],
    action: 'Zur Aufgabe',
  },
} satisfies LettersOf<'tasks'>
