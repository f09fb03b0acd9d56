import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const incidents = {
  origin: 'Incidencias',
  assigned: {
    kind: 'Me asignan una incidencia',
    title: '{{person}} le ha asignado una incidencia',
    text: '{{incident}}',
  },
  answered: {
    kind: 'Escriben en una incidencia mía',
    title: '{{person}} ha escrito en una incidencia',
    text: '{{incident}}',
  },
  resolved: {
    kind: 'Resuelven una incidencia mía',
    title: '{{person}} ha resuelto su incidencia',
    text: '{{incident}}',
  },
  justified: {
    kind: 'Justifican mi tiempo por una incidencia',
    title: 'Su tiempo se ha justificado por una incidencia',
    text: '{{incident}}',
  },
} satisfies NoticeWordsOf<'incidents'>
