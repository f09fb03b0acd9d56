import type { LettersOf } from '#mail/words/letters.ts'

export const loads = {
  completed: {
    subject: 'Der Import „{{load}}“ ist abgeschlossen',
    lines: ['Der Import „{{load}}“ ist abgeschlossen. Gelesene Zeilen: {{records}}. Abgelehnt: {{errors}}.'],
    action: 'Import ansehen',
  },
  failed: {
    subject: 'Der Import „{{load}}“ ist fehlgeschlagen',
    lines: [
      'Der Import „{{load}}“ ist fehlgeschlagen. Auf seiner Seite sehen Sie den Grund und wie es weitergeht.',
    ],
    action: 'Import ansehen',
  },
  undone: {
    subject: 'Der Import „{{load}}“ wurde rückgängig gemacht',
    lines: [
      'Der Import „{{load}}“ wurde rückgängig gemacht. Zurückgesetzte Datensätze: {{records}}. Behalten: {{kept}}.',
    ],
    action: 'Import ansehen',
  },
  deleted: {
    subject: 'Der Import „{{load}}“ wurde gelöscht',
    lines: ['Der Import „{{load}}“ wurde gelöscht. Entfernte oder zurückgesetzte Datensätze: {{records}}.'],
    action: 'Importe ansehen',
  },
  sourceFailed: {
    subject: 'Der geplante Import „{{source}}“ ist fehlgeschlagen',
    lines: [
      'Der geplante Import „{{source}}“ konnte „{{file}}“ nicht übernehmen. Auf seiner Seite sehen Sie den Grund.',
    ],
    action: 'Geplanten Import ansehen',
  },
} satisfies LettersOf<'loads'>
