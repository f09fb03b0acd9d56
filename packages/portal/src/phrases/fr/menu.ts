import type { menu as es } from '../es/menu.ts'

export const menu = {
  groups: {
    home: 'Accueil',
    loads: 'Préparation des listes',
    controlPanel: 'Panneau de contrôle',
  },
  screens: {
    dashboard: 'Tableau de bord',
    export: 'Exporter un chargement',
    fields: 'Champs de gestion',
    loads: 'Traiter les chargements',
    login: 'Se connecter',
    notAuthorized: 'Accès refusé',
    notFound: 'Page introuvable',
    recordsFile: 'Dépôt de fichiers',
    serverError: 'Erreur du serveur',
    templateEditor: 'Concevoir un format',
    templates: 'Formats de chargement',
    tokenLogin: 'Connexion par lien',
  },
} satisfies typeof es
