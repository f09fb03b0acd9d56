import type { segmentRuns as es } from '../es/segmentRuns.ts'

export const segmentRuns = {
  names: {
    screen: 'Filter verarbeiten',
    log: 'Segmentläufe',
  },
  list: {
    text: 'Berechnet mehrere Segmente auf einmal und sagt, was aus jedem wurde.',
    create: 'Segmente verarbeiten',
    none: 'Es wurde noch nichts verarbeitet',
    noneText: 'Wählen Sie Segmente und verarbeiten Sie sie.',
    segments: 'Segmente',
    segmentsHelp:
      'Sie werden in der Reihenfolge ihrer Gruppen berechnet. Eine berechnete Momentaufnahme kann nicht neu berechnet werden.',
    state: 'Status',
    members: 'Mitglieder',
    createdAt: 'Angefordert',
    createdBy: 'Von wem',
    finishedAt: 'Beendet',
  },
  states: {
    queued: 'Wartet',
    processing: 'In Arbeit',
    stopping: 'Wird angehalten',
    completed: 'Abgeschlossen',
    completed_with_errors: 'Mit Fehlern abgeschlossen',
    stopped: 'Angehalten',
  },
  results: {
    queued: 'Wartet',
    processing: 'Wird berechnet',
    computed: 'Berechnet',
    stopped: 'Unverändert',
    failed: 'Fehlgeschlagen',
  },
  detail: {
    title: 'Verarbeitete Segmente',
    back: 'Alle Läufe',
    started: 'Die Verarbeitung hat begonnen',
    segment: 'Segment',
    total: 'Datensätze',
    unmatched: 'Vom Filter nicht gefunden',
    blacklisted: 'Auf Sperrlisten',
    earlier: 'Früherer Segmente',
    members: 'Mitglieder',
    failed: '{{segment}}: {{reason}}',
  },
} satisfies typeof es
