import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const payslips = {
  origin: 'Bulletins de paie',
  published: {
    kind: 'Mon bulletin de paie est publié',
    title: 'Votre bulletin de paie de {{month}} est disponible',
    text: 'Avec le récapitulatif d’heures du mois',
  },
  due: {
    kind: 'On me rappelle de télécharger mon bulletin de paie',
    title: 'Vous n’avez pas téléchargé votre bulletin de paie de {{month}}',
    text: 'Téléchargez-le dès que possible',
  },
} satisfies NoticeWordsOf<'payslips'>
