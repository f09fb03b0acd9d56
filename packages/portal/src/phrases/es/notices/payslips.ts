import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const payslips = {
  origin: 'Nóminas',
  published: {
    kind: 'Se publica mi nómina',
    title: 'Su nómina de {{month}} está disponible',
    text: 'Con el resumen de horas del mes',
  },
  due: {
    kind: 'Me recuerdan que descargue mi nómina',
    title: 'Tiene sin descargar su nómina de {{month}}',
    text: 'Descárguela cuando pueda',
  },
} satisfies NoticeWordsOf<'payslips'>
