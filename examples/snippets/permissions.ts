import { can, decide, matchRoute } from '@portal/permissions'

/** The JSDoc of the permissions. */
export const answers = [
  can(['CARGUE_VER'], ['CARGUE_EDITAR', 'CARGUE_VER']), // true
  matchRoute('/noticias/7?tab=all')?.params, // { id: '7' }
  decide(undefined, '/users'), // { kind: 'login' }
  decide({ permissions: ['MENU_ROLES'] }, '/users'), // { kind: 'not-authorized', missing: ['MENU_USUARIOS'] }
]
