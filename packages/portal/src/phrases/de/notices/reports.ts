import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const reports = {
  origin: 'Berichte',
  ready: { kind: 'Meine Datei eines Berichts ist fertig', title: 'Die Datei ist fertig', text: '„{{name}}“' },
  scheduled: {
    kind: 'Mein geplanter Bericht ist fertig',
    title: 'Ihr geplanter Bericht ist fertig',
    text: '„{{name}}“',
  },
  failed: {
    kind: 'Meine Datei eines Berichts ist fehlgeschlagen',
    title: 'Die Datei konnte nicht erstellt werden',
    text: '„{{name}}“',
  },
  shared: {
    kind: 'Jemand teilt einen Bericht mit mir',
    title: 'Ein Bericht wird mit Ihnen geteilt',
    text: '{{person}}: „{{name}}“',
  },
} satisfies NoticeWordsOf<'reports'>
