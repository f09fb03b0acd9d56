import type { LettersOf } from '#mail/words/letters.ts'

export const clock = {
  correctionAsked: {
    subject: 'Une correction de pointage vous attend',
    lines: ['{{person}} demande de corriger un pointage du {{date}}. Rien ne change avant votre décision.'],
    action: 'Voir la correction',
  },
  correctionDecided: {
    subject: 'Votre correction a reçu une réponse',
    lines: ['{{person}} a répondu à la correction du pointage du {{date}}.'],
    action: 'Voir la correction',
  },
  corrected: {
    subject: 'Un pointage a été corrigé',
    lines: [
      '{{person}} a corrigé un pointage du {{date}}. Selon les règles de cette journée, une signature suffit : c’est déjà en vigueur.',
    ],
    action: 'Voir la correction',
  },
  packageReady: {
    subject: 'Le dossier du registre est prêt',
    lines: [
      'Le dossier du registre du temps du {{from}} au {{until}} est prêt. Vous pouvez le télécharger pendant sept jours.',
    ],
    action: 'Télécharger le dossier',
  },
  recordGranted: {
    subject: 'Vous pouvez consulter un registre du temps',
    lines: [
      '{{person}} vous a donné un accès en lecture au registre du temps du {{from}} au {{until}}. Chaque consultation est consignée.',
    ],
    action: 'Ouvrir le registre',
  },
  monthSummary: {
    subject: 'Votre récapitulatif d’heures de {{month}}',
    lines: [
      'Heures de {{month}} : {{ordinary}} ordinaires, {{complementary}} complémentaires et {{extra}} supplémentaires. Vérifiez-les et confirmez le mois.',
    ],
    action: 'Vérifier le mois',
  },
  monthReopened: {
    subject: 'Votre mois {{month}} a été rouvert',
    lines: [
      '{{person}} a rouvert votre mois {{month}} : {{reason}}',
      'Confirmez-le de nouveau quand il sera juste.',
    ],
    action: 'Voir le mois',
  },
  incidentJustified: {
    subject: 'Une anomalie de journée a été justifiée',
    lines: ['{{person}} a justifié une anomalie de sa journée du {{date}}. Votre décision est attendue.'],
    action: 'Voir la journée',
  },
  incidentDecided: {
    subject: 'Une anomalie de votre journée a été décidée',
    lines: ['{{person}} a décidé d’une anomalie de votre journée du {{date}}.'],
    action: 'Voir la journée',
  },
  forgotten: {
    subject: 'Votre sortie du {{date}} manque',
    lines: [
      'On ne sait pas à quelle heure vous êtes parti le {{date}}. Indiquez-la : elle sera marquée comme déclarée par vous.',
    ],
    action: 'Indiquer la sortie',
  },
  missing: {
    subject: 'Aucun pointage le {{date}}',
    lines: [
      'Du travail était prévu le {{date}} et il n’y a aucun pointage. Ajoutez vos pointages ou déclarez l’absence.',
    ],
    action: 'Voir la journée',
  },
  missingTeam: {
    subject: 'Personnes sans pointage le {{date}} : {{count}}',
    lines: [
      'Du travail était prévu le {{date}} et il n’y a aucun pointage. Personnes : {{count}}. Chacune a été prévenue.',
    ],
    action: 'Voir les journées',
  },
} satisfies LettersOf<'clock'>
