import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const reports = {
  origin: 'Relatórios',
  ready: {
    kind: 'O meu ficheiro de um relatório está pronto',
    title: 'O ficheiro está pronto',
    text: '«{{name}}»',
  },
  scheduled: {
    kind: 'O meu relatório agendado está pronto',
    title: 'O seu relatório agendado está pronto',
    text: '«{{name}}»',
  },
  failed: {
    kind: 'O meu ficheiro de um relatório falhou',
    title: 'Não foi possível preparar o ficheiro',
    text: '«{{name}}»',
  },
  shared: {
    kind: 'Alguém partilha um relatório comigo',
    title: 'Partilham um relatório consigo',
    text: '{{person}}: «{{name}}»',
  },
} satisfies NoticeWordsOf<'reports'>
