import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const incidents = {
  origin: 'Incidents',
  assigned: {
    kind: 'An incident is assigned to me',
    title: '{{person}} assigned an incident to you',
    text: '{{incident}}',
  },
  answered: {
    kind: 'Somebody writes in an incident of mine',
    title: '{{person}} wrote in an incident',
    text: '{{incident}}',
  },
  resolved: {
    kind: 'An incident of mine is resolved',
    title: '{{person}} resolved your incident',
    text: '{{incident}}',
  },
  justified: {
    kind: 'My time is justified because of an incident',
    title: 'Your time has been justified because of an incident',
    text: '{{incident}}',
  },
} satisfies NoticeWordsOf<'incidents'>
