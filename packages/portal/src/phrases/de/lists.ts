import type { lists as es } from '../es/lists.ts'

export const lists = {
  names: {
    screen: 'Listen',
    log: 'Listen',
  },
  list: {
    text: 'Alles, was geladen, gefiltert oder ausgeschlossen wird, und wo es verwendet wird.',
    none: 'Es gibt keine Listen',
    noneText: 'Laden Sie eine Datei oder erstellen Sie einen Filter.',
    name: 'Name',
    kind: 'Art',
    kinds: {
      load: 'Import',
      filter: 'Filter',
      segment: 'Segment',
      activation: 'Aktivierung',
      blacklist: 'Sperrliste',
      external: 'Externe Liste',
    },
    format: 'Format',
    size: 'Zeilen',
    version: 'Version',
    owner: 'Von wem',
    computedAt: 'Zuletzt',
    usedBy: 'Wo verwendet',
    uses: {
      filters: 'Filter: {{count}}',
      segments: 'Segmente: {{count}}',
      activations: 'Aktivierungen: {{count}}',
      loads: 'Importe: {{count}}',
      downloads: 'Downloads: {{count}}',
    },
    summary: 'Überblick',
    all: 'Alle',
  },
} satisfies typeof es
