import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Bonjour, {{name}}',
    afternoon: 'Bon après-midi, {{name}}',
    evening: 'Bonsoir, {{name}}',
  },
  applications: { title: 'Applications', inTab: 'Ouvrir dans un onglet' },
  links: {
    text: 'Des pages utiles en dehors du portail. Chacune s’ouvre dans un nouvel onglet.',
    create: 'Nouveau lien',
    edit: 'Modifier le lien « {{name}} »',
    createTitle: 'Nouveau lien',
    none: 'Il n’y a pas encore de liens',
    noneText: 'Les pages utiles à tout le personnel apparaîtront ici.',
    activate: 'Activer',
    deactivate: 'Désactiver',
    activated: 'Lien activé',
    deactivated: 'Lien désactivé',
    state: 'État',
    active: 'Actif',
    inactive: 'Inactif',
    deleted: 'Supprimés',
    name: 'Nom',
    translations: 'Nom dans les autres langues',
    url: 'Adresse',
    urlHelp:
      'Uniquement https, sans identifiant ni mot de passe, et sur un site autorisé par l’administration du portail. L’adresse s’ouvre dans le navigateur de chacun.',
    category: 'Thème',
    description: 'Description',
    updatedAt: 'Modifié',
    categories: {
      company: 'Entreprise',
      tools: 'Outils',
      training: 'Formation',
      law: 'Réglementation',
      benefits: 'Avantages',
      other: 'Autres',
    },
  },
} satisfies typeof es
