import type { general as es } from '../es/general.ts'

export const general = {
  actions: {
    cancel: 'Abbrechen',
    clearFilters: 'Filter zurücksetzen',
    destroy: 'Löschen',
    edit: 'Bearbeiten',
    retry: 'Erneut versuchen',
    save: 'Speichern',
    search: 'Suchen',
  },
  list: {
    all: 'Alle',
    clearSearch: 'Versuchen Sie andere Wörter oder setzen Sie die Filter zurück.',
    table: 'Tabelle: {{name}}',
    noneMatch: 'Kein Treffer für diese Suche',
    stale: 'Aktualisieren nicht möglich: Sie sehen die zuletzt empfangenen Daten.',
  },
  failure: {
    title: 'Laden nicht möglich',
    noPermission: 'Sie haben keine Berechtigung, dies zu sehen',
    missing: 'Es fehlt die Berechtigung {{permissions}}.',
  },
  confirm: {
    title: '„{{name}}“ löschen?',
    text: 'Das lässt sich nicht rückgängig machen.',
  },
  done: {
    downloaded: 'Datei heruntergeladen: {{name}}',
    saved: 'Gespeichert',
    destroyed: 'Gelöscht',
  },
  loadStates: {
    created: 'Angelegt',
    queued: 'In der Warteschlange',
    processing: 'In Verarbeitung',
    pausing: 'Wird angehalten',
    paused: 'Angehalten',
    completed: 'Abgeschlossen',
    completed_with_errors: 'Mit Fehlern abgeschlossen',
    failed: 'Fehlgeschlagen',
  },
  yes: 'Ja',
  no: 'Nein',
  none: '—',
} satisfies typeof es
