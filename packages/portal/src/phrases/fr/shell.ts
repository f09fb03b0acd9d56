import type { shell as es } from '../es/shell.ts'

export const shell = {
  brand: {
    name: 'Contacta Atlántico',
    tagline: 'Portail de gestion du centre de contact',
    promise: 'Personnes, projets et listes au même endroit.',
    points: {
      loads: 'Importez des listes et suivez chaque ligne jusqu’au bout',
      people: 'Voyez qui est en ligne et ce dont chacun a besoin',
      languages: 'En cinq langues, dans votre fuseau horaire',
    },
  },
  language: {
    menu: 'Langue',
    es: 'Español',
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    pt: 'Português',
  },
  theme: {
    menu: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    'semi-dark': 'Semi-sombre',
    system: 'Selon le système',
  },
  density: { label: 'Densité', comfortable: 'Confortable', compact: 'Compacte' },
  breadcrumb: { home: 'Accueil' },
  loading: 'Chargement…',
  keepAlive: {
    title: 'Êtes-vous toujours là ?',
    text: 'Appuyez sur ACCEPTER pour garder la session active ; si vous appuyez sur ANNULER, elle se terminera automatiquement.',
    accept: 'Accepter',
    cancel: 'Annuler',
    fixed:
      'La session va atteindre sa durée maximale et ne peut pas être prolongée : enregistrez votre travail et reconnectez-vous.',
  },
  sessionEnded: 'Votre session est terminée. Reconnectez-vous pour continuer',
  screenFailure: {
    title: 'L’écran n’a pas pu être affiché',
    chunk:
      'Les fichiers de cet écran n’ont pas pu être chargés. Une nouvelle version du portail est peut-être disponible, ou la connexion est défaillante.',
    timeout: 'L’écran a mis trop de temps à se charger.',
    offline: 'Le portail est injoignable.',
    other: 'Une erreur inattendue s’est produite sur cet écran. Le reste du portail fonctionne toujours.',
  },
} satisfies typeof es
