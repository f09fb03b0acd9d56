import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const tasks = {
  origin: 'Tarefas',
  assigned: {
    kind: 'É-me atribuída uma tarefa',
    title: '{{person}} atribuiu-lhe uma tarefa',
    text: '«{{task}}»',
  },
  answered: {
    kind: 'Alguém escreve numa tarefa minha',
    title: '{{person}} escreveu numa tarefa',
    text: '«{{task}}»',
  },
  due: {
    kind: 'Uma tarefa vence dentro de um dia',
    title: 'Uma tarefa vence dentro de um dia',
    text: '«{{task}}»',
  },
  overdue: { kind: 'Uma tarefa está em atraso', title: 'Uma tarefa está em atraso', text: '«{{task}}»' },
} satisfies NoticeWordsOf<'tasks'>
