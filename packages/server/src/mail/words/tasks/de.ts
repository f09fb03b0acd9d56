import type { TaskLetters } from '#mail/words/letters.ts'

/** Letters about tasks. */
export const tasks: TaskLetters = {
  taskAssigned: {
    subject: '{{person}} hat Ihnen eine Aufgabe zugewiesen: {{task}}',
    lines: ['{{person}} hat Ihnen die Aufgabe „{{task}}“ zugewiesen.'],
    action: 'Zur Aufgabe',
  },
  taskAnswered: {
    subject: '{{person}} hat zu einer Aufgabe geschrieben: {{task}}',
    lines: ['{{person}} hat zur Aufgabe „{{task}}“ geschrieben.'],
    action: 'Zur Aufgabe',
  },
  taskDue: {
    subject: 'Eine Aufgabe ist in einem Tag fällig: {{task}}',
    lines: ['Die Aufgabe „{{task}}“ ist in einem Tag fällig.'],
    action: 'Zur Aufgabe',
  },
  taskOverdue: {
    subject: 'Eine Aufgabe ist überfällig: {{task}}',
    lines: ['Die Aufgabe „{{task}}“ ist überfällig.'],
    action: 'Zur Aufgabe',
  },
}
