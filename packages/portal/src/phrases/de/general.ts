import type { general as es } from '../es/general.ts'

export const general = {
  product: 'Portal',
  actions: {
    accept: 'OK',
    back: 'Zurück',
    cancel: 'Abbrechen',
    clearFilters: 'Filter zurücksetzen',
    close: 'Schließen',
    create: 'Anlegen',
    destroy: 'Löschen',
    download: 'Herunterladen',
    edit: 'Bearbeiten',
    refresh: 'Aktualisieren',
    retry: 'Erneut versuchen',
    save: 'Speichern',
    search: 'Suchen',
  },
  list: {
    all: 'Alle',
    clearSearch: 'Versuchen Sie andere Wörter oder setzen Sie die Filter zurück.',
    noneMatch: 'Kein Treffer für diese Suche',
    noneYet: 'Hier gibt es noch nichts',
    rows: '{{shown}} von {{total}}',
    stale: 'Aktualisieren nicht möglich: Sie sehen die zuletzt empfangenen Daten.',
  },
  failure: {
    title: 'Laden nicht möglich',
    unexpected: 'Es ist ein Fehler aufgetreten',
    noPermission: 'Sie haben keine Berechtigung, dies zu sehen',
    missing: 'Es fehlt die Berechtigung {{permissions}}.',
    requestId: 'Kennung für den Support: {{id}}',
    fieldsToMend: 'Bitte prüfen Sie die markierten Felder.',
  },
  confirm: {
    title: '„{{name}}“ löschen?',
    text: 'Das lässt sich nicht rückgängig machen.',
  },
  done: {
    saved: 'Gespeichert',
    destroyed: 'Gelöscht',
  },
  yes: 'Ja',
  no: 'Nein',
  none: '—',
} satisfies typeof es
