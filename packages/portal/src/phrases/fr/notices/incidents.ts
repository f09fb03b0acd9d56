import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const incidents = {
  origin: 'Incidents',
  assigned: {
    kind: 'Un incident m’est attribué',
    title: '{{person}} vous a attribué un incident',
    text: '{{incident}}',
  },
  answered: {
    kind: 'Quelqu’un écrit dans un de mes incidents',
    title: '{{person}} a écrit dans un incident',
    text: '{{incident}}',
  },
  resolved: {
    kind: 'Un de mes incidents est résolu',
    title: '{{person}} a résolu votre incident',
    text: '{{incident}}',
  },
  justified: {
    kind: 'Mon temps est justifié à cause d’un incident',
    title: 'Votre temps a été justifié à cause d’un incident',
    text: '{{incident}}',
  },
} satisfies NoticeWordsOf<'incidents'>
