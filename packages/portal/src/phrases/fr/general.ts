import type { general as es } from '../es/general.ts'

export const general = {
  actions: {
    cancel: 'Annuler',
    clearFilters: 'Effacer les filtres',
    destroy: 'Supprimer',
    edit: 'Modifier',
    retry: 'Réessayer',
    save: 'Enregistrer',
    search: 'Rechercher',
  },
  list: {
    all: 'Tous',
    clearSearch: 'Essayez d’autres mots ou effacez les filtres.',
    table: 'Tableau : {{name}}',
    noneMatch: 'Aucun résultat pour cette recherche',
    stale: 'Actualisation impossible : voici les dernières données reçues.',
  },
  failure: {
    title: 'Chargement impossible',
    noPermission: 'Vous n’avez pas l’autorisation de voir ceci',
    missing: 'Il manque l’autorisation {{permissions}}.',
  },
  confirm: {
    title: 'Supprimer « {{name}} » ?',
    text: 'Cette action est irréversible.',
  },
  done: {
    downloaded: 'Fichier téléchargé : {{name}}',
    saved: 'Enregistré',
    destroyed: 'Supprimé',
  },
  loadStates: {
    created: 'Créé',
    queued: 'En file d’attente',
    processing: 'En cours',
    pausing: 'Mise en pause',
    paused: 'En pause',
    completed: 'Terminé',
    completed_with_errors: 'Terminé avec erreurs',
    failed: 'En échec',
  },
  yes: 'Oui',
  no: 'Non',
  none: '—',
} satisfies typeof es
