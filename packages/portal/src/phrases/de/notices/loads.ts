import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const loads = {
  origin: 'Importe',
  completed: {
    kind: 'Ein Import ist abgeschlossen',
    title: 'Der Import „{{load}}“ ist abgeschlossen',
    text: 'Gelesene Zeilen: {{records}}. Abgelehnt: {{errors}}.',
  },
  failed: {
    kind: 'Ein Import ist fehlgeschlagen',
    title: 'Der Import „{{load}}“ ist fehlgeschlagen',
    text: 'Öffnen Sie ihn, um den Grund zu sehen und ihn fortzusetzen.',
  },
  undone: {
    kind: 'Ein Import wurde rückgängig gemacht',
    title: 'Der Import „{{load}}“ wurde rückgängig gemacht',
    text: 'Zurückgesetzte Datensätze: {{records}}. Behalten: {{kept}}.',
  },
  deleted: {
    kind: 'Ein Import wurde gelöscht',
    title: 'Der Import „{{load}}“ wurde gelöscht',
    text: 'Entfernte oder zurückgesetzte Datensätze: {{records}}.',
  },
  sourceFailed: {
    kind: 'Ein geplanter Import ist fehlgeschlagen',
    title: 'Der geplante Import „{{source}}“ ist fehlgeschlagen',
    text: '„{{file}}“ konnte nicht übernommen werden.',
  },
} satisfies NoticeWordsOf<'loads'>
