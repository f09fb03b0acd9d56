import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const reports = {
  origin: 'Informes',
  ready: { kind: 'Mi archivo de un informe está listo', title: 'El archivo está listo', text: '«{{name}}»' },
  scheduled: {
    kind: 'Mi informe programado está listo',
    title: 'Su informe programado está listo',
    text: '«{{name}}»',
  },
  failed: {
    kind: 'Mi archivo de un informe ha fallado',
    title: 'No se ha podido preparar el archivo',
    text: '«{{name}}»',
  },
  shared: {
    kind: 'Alguien comparte un informe conmigo',
    title: 'Comparten un informe con usted',
    text: '{{person}}: «{{name}}»',
  },
} satisfies NoticeWordsOf<'reports'>
