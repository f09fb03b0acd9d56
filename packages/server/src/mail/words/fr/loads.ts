import type { LettersOf } from '#mail/words/letters.ts'

export const loads = {
  completed: {
    subject: 'Le chargement « {{load}} » est terminé',
    lines: ['Le chargement « {{load}} » est terminé. Lignes lues : {{records}}. Rejetées : {{errors}}.'],
    action: 'Voir le chargement',
  },
  failed: {
    subject: 'Le chargement « {{load}} » a échoué',
    lines: ['Le chargement « {{load}} » a échoué. Sa page en indique la cause et la marche à suivre.'],
    action: 'Voir le chargement',
  },
  undone: {
    subject: 'Le chargement « {{load}} » a été annulé',
    lines: [
      'Le chargement « {{load}} » a été annulé. Enregistrements rétablis : {{records}}. Conservés : {{kept}}.',
    ],
    action: 'Voir le chargement',
  },
  deleted: {
    subject: 'Le chargement « {{load}} » a été supprimé',
    lines: ['Le chargement « {{load}} » a été supprimé. Enregistrements retirés ou rétablis : {{records}}.'],
    action: 'Voir les chargements',
  },
  sourceFailed: {
    subject: 'Le chargement programmé « {{source}} » a échoué',
    lines: [
      'Le chargement programmé « {{source}} » n’a pas pu prendre « {{file}} ». Sa page en indique la cause.',
    ],
    action: 'Voir le chargement programmé',
  },
} satisfies LettersOf<'loads'>
