import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bon après-midi, {{name}}',
    evening: 'Bonsoir, {{name}}',
  },
  subtitle: 'Voici ce qui se passe aujourd’hui au centre.',
  people: {
    employees: 'Effectif',
    online: 'Personnes en ligne',
    onlineHint: 'Vues au cours des cinq dernières minutes',
    assigned: 'Mon équipe',
    assignedOnline: '{{online}} en ligne maintenant',
  },
  loads: {
    today: 'Enregistrements chargés aujourd’hui',
    errorsToday: 'Lignes rejetées aujourd’hui',
    running: 'Chargements en cours',
    paused: '{{number}} en pause',
    waiting: 'Chargements à revoir',
    waitingHint: 'Avec des lignes rejetées ou en échec',
    byDay: 'Enregistrements par jour',
    byDayText: 'Les 14 derniers jours',
    records: 'Enregistrements',
    errors: 'Rejetées',
    recent: 'Derniers chargements',
    noneRecent: 'Il n’y a pas encore de chargement',
    noneRecentText: 'Déposez un fichier pour commencer.',
    upload: 'Déposer un fichier',
    seeAll: 'Voir tous les chargements',
    rows: '{{processed}} lignes sur {{total}}',
    columns: { name: 'Chargement', state: 'État', progress: 'Avancement', createdAt: 'Créé' },
  },
} satisfies typeof es
