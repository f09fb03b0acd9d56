import type { shell as es } from '../es/shell.ts'

export const shell = {
  brand: {
    name: 'Contacta Atlántico',
    tagline: 'Contact-centre management portal',
    promise: 'People, projects and lists in one place.',
    points: {
      loads: 'Upload lists and follow every row to the end',
      people: 'See who is online and what they need',
      languages: 'In five languages, in your time zone',
    },
  },
  language: {
    menu: 'Language',
    es: 'Español',
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    pt: 'Português',
  },
  theme: {
    menu: 'Theme',
    light: 'Light',
    dark: 'Dark',
    'semi-dark': 'Semi-dark',
    system: 'Same as the system',
  },
  density: { label: 'Density', comfortable: 'Comfortable', compact: 'Compact' },
  breadcrumb: { home: 'Home' },
  loading: 'Loading…',
  keepAlive: {
    title: 'Are you still there?',
    text: 'Press OK to keep the session active; press CANCEL and it will end automatically.',
    accept: 'OK',
    cancel: 'Cancel',
    fixed:
      'The session is about to reach its maximum length and cannot be extended: save your work and sign in again.',
  },
  sessionEnded: 'Your session has ended. Sign in again to continue',
  screenFailure: {
    title: 'The screen could not be shown',
    chunk:
      'Its files could not be downloaded. There may be a new version of the portal, or the connection is failing.',
    timeout: 'The screen took too long to load.',
    offline: 'The portal cannot be reached.',
    other: 'An unexpected error occurred on this screen. The rest of the portal still works.',
  },
} satisfies typeof es
