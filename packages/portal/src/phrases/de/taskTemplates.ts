import type { taskTemplates as es } from '../es/taskTemplates.ts'

export const taskTemplates = {
  names: {
    log: 'Aufgabenvorlagen',
  },
  list: {
    text: 'Womit Aufgaben beginnen, die immer wieder angelegt werden.',
    create: 'Neue Vorlage',
    createTitle: 'Neue Aufgabenvorlage',
    edit: 'Vorlage „{{name}}“ bearbeiten',
    none: 'Es gibt keine Aufgabenvorlagen',
    noneText: 'Legen Sie die erste an, damit nichts zweimal geschrieben wird.',
    name: 'Name',
    title: 'Titel der Aufgabe',
    description: 'Beschreibung',
    priority: 'Priorität',
    priorities: {
      low: 'Niedrig',
      normal: 'Normal',
      high: 'Hoch',
      urgent: 'Dringend',
    },
    dueDays: 'Fällig in (Tagen)',
    checklist: 'Checkliste',
    recurrence: 'Wiederholungsregel',
    recurrenceHelp: 'Nach RFC 5545, etwa FREQ=WEEKLY;BYDAY=MO. Leer lassen, wenn sie sich nicht wiederholt.',
    updatedAt: 'Geändert',
    activate: 'Aktivieren',
    deactivate: 'Deaktivieren',
    activated: 'Vorlage aktiviert',
    deactivated: 'Vorlage deaktiviert',
    state: 'Status',
    active: 'In Gebrauch',
    inactive: 'Nicht in Gebrauch',
    deleted: 'Gelöscht',
    uses: 'In Gebrauch',
  },
} satisfies typeof es
