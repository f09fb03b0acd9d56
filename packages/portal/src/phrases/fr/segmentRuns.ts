import type { segmentRuns as es } from '../es/segmentRuns.ts'

export const segmentRuns = {
  names: {
    screen: 'Traiter les filtres',
    log: 'Exécutions de segments',
  },
  list: {
    text: 'Calcule plusieurs segments à la fois et dit ce que chacun a donné.',
    create: 'Traiter des segments',
    none: 'Rien n’a encore été traité',
    noneText: 'Choisissez des segments et traitez-les.',
    segments: 'Segments',
    segmentsHelp:
      'Ils sont calculés dans l’ordre de leurs ensembles. Un instantané déjà calculé ne peut pas l’être de nouveau.',
    state: 'État',
    members: 'Membres',
    createdAt: 'Demandé',
    createdBy: 'Par qui',
    finishedAt: 'Terminé',
  },
  states: {
    queued: 'En attente',
    processing: 'En cours',
    stopping: 'Arrêt en cours',
    completed: 'Terminé',
    completed_with_errors: 'Terminé avec des échecs',
    stopped: 'Arrêté',
  },
  results: {
    queued: 'En attente',
    processing: 'Calcul en cours',
    computed: 'Calculé',
    stopped: 'Inchangé',
    failed: 'Échoué',
  },
  detail: {
    title: 'Segments traités',
    back: 'Toutes les exécutions',
    started: 'Le traitement a commencé',
    segment: 'Segment',
    total: 'Enregistrements',
    unmatched: 'Non trouvés par le filtre',
    blacklisted: 'Sur des listes noires',
    earlier: 'De segments précédents',
    members: 'Membres',
    failed: '{{segment}} : {{reason}}',
  },
} satisfies typeof es
