import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const clock = {
  origin: 'Pointage',
  correctionAsked: {
    kind: 'On me demande d’accepter une correction de pointage',
    title: '{{person}} demande de corriger un pointage',
    text: 'Journée du {{date}}',
  },
  correctionDecided: {
    kind: 'On répond à ma correction de pointage',
    title: '{{person}} a répondu à votre correction',
    text: 'Journée du {{date}}',
  },
  corrected: {
    kind: 'Un pointage est corrigé par une seule signature',
    title: '{{person}} a corrigé un pointage',
    text: 'Journée du {{date}} : déjà en vigueur',
  },
  packageReady: {
    kind: 'Mon dossier du registre est prêt',
    title: 'Le dossier du registre est prêt',
    text: 'Du {{from}} au {{until}}',
  },
  recordGranted: {
    kind: 'On me donne accès à un registre du temps',
    title: '{{person}} vous donne accès à un registre du temps',
    text: 'Du {{from}} au {{until}}',
  },
  monthSummary: {
    kind: 'Je reçois le récapitulatif mensuel d’heures',
    title: 'Votre récapitulatif d’heures de {{month}}',
    text: '{{ordinary}} ordinaires, {{complementary}} complémentaires et {{extra}} supplémentaires : confirmez le mois',
  },
  monthReopened: {
    kind: 'Un mois que j’ai confirmé est rouvert',
    title: '{{person}} a rouvert votre mois {{month}}',
    text: '{{reason}}',
  },
  incidentJustified: {
    kind: 'Quelqu’un justifie une anomalie de sa journée',
    title: '{{person}} justifie une anomalie de sa journée',
    text: 'Journée du {{date}}',
  },
  incidentDecided: {
    kind: 'Une anomalie de ma journée est décidée',
    title: '{{person}} a décidé d’une anomalie de votre journée',
    text: 'Journée du {{date}}',
  },
  forgotten: {
    kind: 'Ma sortie de la veille manque',
    title: 'À quelle heure êtes-vous parti le {{date}} ?',
    text: 'Votre sortie manque : indiquez-la',
  },
  missing: {
    kind: 'Une de mes journées n’a aucun pointage',
    title: 'Aucun pointage le {{date}}',
    text: 'Du travail était prévu : ajoutez vos pointages ou déclarez l’absence',
  },
  missingTeam: {
    kind: 'Des personnes de mon équipe n’ont pas pointé une journée',
    title: 'Personnes sans pointage le {{date}} : {{count}}',
    text: 'Du travail était prévu et rien n’est enregistré',
  },
} satisfies NoticeWordsOf<'clock'>
