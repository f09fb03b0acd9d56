import type { LettersOf } from '#mail/words/letters.ts'

export const tasks = {
  assigned: {
    subject: '{{person}} atribuiu-lhe uma tarefa: {{task}}',
    lines: ['{{person}} atribuiu-lhe a tarefa «{{task}}».'],
    action: 'Ver a tarefa',
  },
  answered: {
    subject: '{{person}} escreveu numa tarefa: {{task}}',
    lines: ['{{person}} escreveu na tarefa «{{task}}».'],
    action: 'Ver a tarefa',
  },
  due: {
    subject: 'Uma tarefa vence dentro de um dia: {{task}}',
    lines: ['A tarefa «{{task}}» vence dentro de um dia.'],
    action: 'Ver a tarefa',
  },
  overdue: {
    subject: 'Uma tarefa está em atraso: {{task}}',
    lines: ['A tarefa «{{task}}» está em atraso.'],
    action: 'Ver a tarefa',
  },
} satisfies LettersOf<'tasks'>
