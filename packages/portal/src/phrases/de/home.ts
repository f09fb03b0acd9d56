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
      'Nur https, ohne Benutzername und Passwort, und nur auf einer von der Administration zugelassenen Website. Sie öffnet sich im Browser der jeweiligen Person.',
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
