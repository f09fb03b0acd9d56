import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Guten Morgen, {{name}}',
    afternoon: 'Guten Tag, {{name}}',
    evening: 'Guten Abend, {{name}}',
  },
  subtitle: 'Das geschieht heute im Center.',
  people: {
    employees: 'Beschäftigte',
    online: 'Personen online',
    onlineHint: 'In den letzten fünf Minuten gesehen',
    assigned: 'Mein Team',
    assignedOnline: '{{online}} jetzt online',
  },
  loads: {
    today: 'Heute importierte Datensätze',
    errorsToday: 'Heute abgelehnte Zeilen',
    running: 'Laufende Importe',
    paused: '{{number}} angehalten',
    waiting: 'Zu prüfende Importe',
    waitingHint: 'Mit abgelehnten Zeilen oder fehlgeschlagen',
    byDay: 'Datensätze pro Tag',
    byDayText: 'Die letzten 14 Tage',
    records: 'Datensätze',
    errors: 'Abgelehnt',
    recent: 'Letzte Importe',
    noneRecent: 'Es gibt noch keine Importe',
    noneRecentText: 'Laden Sie zum Beginnen eine Datei hoch.',
    upload: 'Datei hochladen',
    seeAll: 'Alle Importe ansehen',
    rows: '{{processed}} von {{total}} Zeilen',
    columns: { name: 'Import', state: 'Status', progress: 'Fortschritt', createdAt: 'Angelegt' },
  },
} satisfies typeof es
