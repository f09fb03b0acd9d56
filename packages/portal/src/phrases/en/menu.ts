import type { menu as es } from '../es/menu.ts'

export const menu = {
  groups: {
    home: 'Home',
    loads: 'List preparation',
    controlPanel: 'Control panel',
  },
  screens: {
    dashboard: 'Dashboard',
    export: 'Export a load',
    fields: 'Management fields',
    loads: 'Process loads',
    login: 'Sign in',
    notAuthorized: 'No permission',
    notFound: 'Page not found',
    recordsFile: 'Record upload',
    serverError: 'Server error',
    templateEditor: 'Design a format',
    templates: 'Load formats',
    tokenLogin: 'Link sign-in',
  },
} satisfies typeof es
