import type { menu as es } from '../es/menu.ts'

export const menu = {
  groups: {
    home: 'Start',
    loads: 'Listenvorbereitung',
    controlPanel: 'Systemsteuerung',
  },
  screens: {
    dashboard: 'Übersicht',
    export: 'Import exportieren',
    fields: 'Bearbeitungsfelder',
    loads: 'Importe verarbeiten',
    login: 'Anmelden',
    notAuthorized: 'Keine Berechtigung',
    notFound: 'Seite nicht gefunden',
    recordsFile: 'Datensätze hochladen',
    serverError: 'Serverfehler',
    templateEditor: 'Format gestalten',
    templates: 'Importformate',
    tokenLogin: 'Anmeldung per Link',
  },
} satisfies typeof es
