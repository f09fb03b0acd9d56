import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const telework = {
  origin: 'Teletrabajo',
  offered: {
    kind: 'Me ofrecen un acuerdo de teletrabajo',
    title: '{{person}} le ofrece un acuerdo de teletrabajo',
    text: 'Desde el {{from}}: léalo y fírmelo',
  },
  answered: {
    kind: 'Responden a un acuerdo de teletrabajo',
    title: '{{person}} ha respondido a su acuerdo de teletrabajo',
    text: 'Desde el {{from}}',
  },
  reversed: {
    kind: 'La otra parte termina un acuerdo de teletrabajo',
    title: '{{person}} termina el teletrabajo',
    text: 'Último día: {{until}}. {{reason}}',
  },
} satisfies NoticeWordsOf<'telework'>
