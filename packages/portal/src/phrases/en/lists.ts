import type { lists as es } from '../es/lists.ts'

export const lists = {
  names: {
    screen: 'Lists',
    log: 'Lists',
  },
  list: {
    text: 'Everything that is loaded, filtered or kept out, and where it is used.',
    none: 'There are no lists',
    noneText: 'Load a file or create a filter.',
    name: 'Name',
    kind: 'Kind',
    kinds: {
      load: 'Load',
      filter: 'Filter',
      segment: 'Segment',
      activation: 'Activation',
      blacklist: 'Blacklist',
      external: 'External list',
    },
    format: 'Format',
    size: 'Rows',
    version: 'Version',
    owner: 'Owner',
    computedAt: 'Last time',
    usedBy: 'Where it is used',
    uses: {
      filters: 'Filters: {{count}}',
      segments: 'Segments: {{count}}',
      activations: 'Activations: {{count}}',
      loads: 'Loads: {{count}}',
      downloads: 'Downloads: {{count}}',
    },
    summary: 'Summary',
    all: 'All',
  },
} satisfies typeof es
