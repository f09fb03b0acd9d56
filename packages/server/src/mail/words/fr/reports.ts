import type { LettersOf } from '#mail/words/letters.ts'

export const reports = {
  ready: {
    subject: 'Votre fichier « {{name}} » est prêt',
    lines: ['Le fichier de « {{name}} » est prêt. Vous pouvez le télécharger pendant sept jours.'],
    action: 'Télécharger le fichier',
  },
  scheduled: {
    subject: 'Rapport « {{name}} »',
    lines: [
      'Votre rapport programmé « {{name}} » est prêt. Vous pouvez le télécharger pendant sept jours ; par sécurité il n’est pas joint.',
    ],
    action: 'Télécharger le rapport',
  },
  failed: {
    subject: '« {{name}} » n’a pas pu être préparé',
    lines: ['Le fichier de « {{name}} » n’a pas pu être préparé. La liste des fichiers indique pourquoi.'],
    action: 'Voir les fichiers',
  },
  shared: {
    subject: '{{person}} partage un rapport avec vous',
    lines: [
      '{{person}} partage avec vous la définition « {{name}} ». Vous pouvez la consulter ou demander son envoi.',
    ],
    action: 'Voir les définitions',
  },
} satisfies LettersOf<'reports'>
