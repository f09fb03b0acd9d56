import type { lists as es } from '../es/lists.ts'

export const lists = {
  names: {
    screen: 'Listes',
    log: 'Listes',
  },
  list: {
    text: 'Tout ce qui est chargé, filtré ou exclu, et où c’est utilisé.',
    none: 'Il n’y a pas de listes',
    noneText: 'Chargez un fichier ou créez un filtre.',
    name: 'Nom',
    kind: 'Type',
    kinds: {
      load: 'Chargement',
      filter: 'Filtre',
      segment: 'Segment',
      activation: 'Activation',
      blacklist: 'Liste noire',
      external: 'Liste externe',
    },
    format: 'Format',
    size: 'Lignes',
    version: 'Version',
    owner: 'De qui',
    computedAt: 'Dernière fois',
    usedBy: 'Où utilisée',
    uses: {
      filters: 'Filtres : {{count}}',
      segments: 'Segments : {{count}}',
      activations: 'Activations : {{count}}',
      loads: 'Chargements : {{count}}',
      downloads: 'Téléchargements : {{count}}',
    },
    summary: 'Résumé',
    all: 'Tous',
  },
} satisfies typeof es
