import type { shell as es } from '../es/shell.ts'

export const shell = {
  brand: {
    name: 'Contacta Atlántico',
    tagline: 'Das Verwaltungsportal des Contact-Centers',
    promise: 'Menschen, Projekte und Listen an einem Ort.',
    points: {
      loads: 'Listen importieren und jede Zeile bis zum Ende verfolgen',
      people: 'Sehen, wer online ist und was gebraucht wird',
      languages: 'In fünf Sprachen, in Ihrer Zeitzone',
    },
  },
  language: {
    menu: 'Sprache',
    es: 'Español',
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    pt: 'Português',
  },
  theme: {
    menu: 'Design',
    light: 'Hell',
    dark: 'Dunkel',
    'semi-dark': 'Halbdunkel',
    system: 'Wie im System',
  },
  density: { label: 'Dichte', comfortable: 'Großzügig', compact: 'Kompakt' },
  breadcrumb: { home: 'Start' },
  loading: 'Wird geladen…',
  keepAlive: {
    title: 'Sind Sie noch da?',
    text: 'Mit OK bleibt die Sitzung aktiv; mit ABBRECHEN endet sie automatisch.',
    accept: 'OK',
    cancel: 'Abbrechen',
    fixed:
      'Die Sitzung erreicht gleich ihre Höchstdauer und kann nicht verlängert werden: Speichern Sie Ihre Arbeit und melden Sie sich neu an.',
  },
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren',
  screenFailure: {
    title: 'Die Ansicht konnte nicht angezeigt werden',
    chunk:
      'Die Dateien dieser Ansicht konnten nicht geladen werden. Vielleicht gibt es eine neue Version des Portals, oder die Verbindung ist gestört.',
    timeout: 'Das Laden der Ansicht hat zu lange gedauert.',
    offline: 'Das Portal ist nicht erreichbar.',
    other:
      'In dieser Ansicht ist ein unerwarteter Fehler aufgetreten. Der Rest des Portals funktioniert weiter.',
  },
} satisfies typeof es
