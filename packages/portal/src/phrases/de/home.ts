import type { home as es } from '../es/home.ts'

export const home = {
  greeting: {
    morning: 'Guten Morgen, {{name}}',
    afternoon: 'Guten Tag, {{name}}',
    evening: 'Guten Abend, {{name}}',
  },
  applications: { title: 'Anwendungen', inTab: 'In einem Tab öffnen' },
  links: {
    text: 'Nützliche Seiten außerhalb des Portals. Jede öffnet sich in einem neuen Tab.',
    create: 'Neuer Link',
    edit: 'Link „{{name}}“ bearbeiten',
    createTitle: 'Neuer Link',
    none: 'Es gibt noch keine Links',
    noneText: 'Hier erscheinen Seiten, die für die ganze Belegschaft nützlich sind.',
    activate: 'Aktivieren',
    deactivate: 'Deaktivieren',
    activated: 'Link aktiviert',
    deactivated: 'Link deaktiviert',
    state: 'Status',
    active: 'Aktiv',
    inactive: 'Inaktiv',
    deleted: 'Gelöscht',
    name: 'Name',
    translations: 'Name in anderen Sprachen',
    url: 'Adresse',
    urlHelp:
      'Nur https, ohne Benutzer und Passwort, und nur bei Websites, die der Betreiber des Portals zugelassen hat. Der Browser jeder Person öffnet sie selbst.',
    category: 'Thema',
    description: 'Beschreibung',
    updatedAt: 'Geändert',
    categories: {
      company: 'Unternehmen',
      tools: 'Werkzeuge',
      training: 'Schulung',
      law: 'Recht',
      benefits: 'Vorteile',
      other: 'Sonstiges',
    },
  },
} satisfies typeof es
