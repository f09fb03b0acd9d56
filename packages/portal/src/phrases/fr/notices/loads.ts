import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const loads = {
  origin: 'Chargements',
  completed: {
    kind: 'Un chargement est terminé',
    title: 'Le chargement « {{load}} » est terminé',
    text: 'Lignes lues : {{records}}. Rejetées : {{errors}}.',
  },
  failed: {
    kind: 'Un chargement a échoué',
    title: 'Le chargement « {{load}} » a échoué',
    text: 'Ouvrez-le pour voir la cause et le reprendre.',
  },
  undone: {
    kind: 'Un chargement a été annulé',
    title: 'Le chargement « {{load}} » a été annulé',
    text: 'Enregistrements rétablis : {{records}}. Conservés : {{kept}}.',
  },
  deleted: {
    kind: 'Un chargement a été supprimé',
    title: 'Le chargement « {{load}} » a été supprimé',
    text: 'Enregistrements retirés ou rétablis : {{records}}.',
  },
  sourceFailed: {
    kind: 'Un chargement programmé a échoué',
    title: 'Le chargement programmé « {{source}} » a échoué',
    text: '« {{file}} » n’a pas pu être pris.',
  },
} satisfies NoticeWordsOf<'loads'>
