import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const payslips = {
  origin: 'Gehaltsabrechnungen',
  published: {
    kind: 'Meine Lohnabrechnung wird veröffentlicht',
    title: 'Ihre Lohnabrechnung für {{month}} ist da',
    text: 'Mit der Stundenübersicht des Monats',
  },
  due: {
    kind: 'Ich werde an das Herunterladen meiner Lohnabrechnung erinnert',
    title: 'Ihre Lohnabrechnung für {{month}} ist noch nicht heruntergeladen',
    text: 'Laden Sie sie bei Gelegenheit herunter',
  },
} satisfies NoticeWordsOf<'payslips'>
