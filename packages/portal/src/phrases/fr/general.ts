import type { general as es } from '../es/general.ts'

export const general = {
  product: 'Portail',
  actions: {
    accept: 'Accepter',
    back: 'Retour',
    cancel: 'Annuler',
    clearFilters: 'Effacer les filtres',
    close: 'Fermer',
    create: 'Créer',
    destroy: 'Supprimer',
    download: 'Télécharger',
    edit: 'Modifier',
    refresh: 'Actualiser',
    retry: 'Réessayer',
    save: 'Enregistrer',
    search: 'Rechercher',
  },
  list: {
    all: 'Tous',
    clearSearch: 'Essayez d’autres mots ou effacez les filtres.',
    noneMatch: 'Aucun résultat pour cette recherche',
    noneYet: 'Il n’y a encore rien ici',
    rows: '{{shown}} sur {{total}}',
    stale: 'Actualisation impossible : voici les dernières données reçues.',
  },
  failure: {
    title: 'Chargement impossible',
    unexpected: 'Une erreur s’est produite',
    noPermission: 'Vous n’avez pas l’autorisation de voir ceci',
    missing: 'Il manque l’autorisation {{permissions}}.',
    requestId: 'Référence pour l’assistance : {{id}}',
    fieldsToMend: 'Vérifiez les champs signalés.',
  },
  confirm: {
    title: 'Supprimer « {{name}} » ?',
    text: 'Cette action est irréversible.',
  },
  done: {
    saved: 'Enregistré',
    destroyed: 'Supprimé',
  },
  yes: 'Oui',
  no: 'Non',
  none: '—',
} satisfies typeof es
