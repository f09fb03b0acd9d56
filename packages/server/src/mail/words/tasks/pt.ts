import type { TaskLetters } from '#mail/words/letters.ts'

/** Letters about tasks. */
export const tasks: TaskLetters = {
  taskAssigned: {
    subject: '{{person}} atribuiu-lhe uma tarefa: {{task}}',
    lines: ['{{person}} atribuiu-lhe a tarefa «{{task}}».'],
    action: 'Ver a tarefa',
  },
  taskAnswered: {
    subject: '{{person}} escreveu numa tarefa: {{task}}',
    lines: ['{{person}} escreveu na tarefa «{{task}}».'],
    action: 'Ver a tarefa',
  },
  taskDue: {
    subject: 'Uma tarefa vence dentro de um dia: {{task}}',
    lines: ['A tarefa «{{task}}» vence dentro de um dia.'],
    action: 'Ver a tarefa',
  },
  taskOverdue: {
    subject: 'Uma tarefa está em atraso: {{task}}',
    lines: ['A tarefa «{{task}}» está em atraso.'],
    action: 'Ver a tarefa',
  },
}
