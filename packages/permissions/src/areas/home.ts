/** The permissions of the dashboard, news, FAQ, links, notifications and chat (spec §6). */
export const homePermissions = {
  area: 'home',
  permissions: [
    { id: 201, name: 'VER_DASHBOARD', kind: 'view' },
    { id: 202, name: 'MENU_LINKS_DE_INTERES', kind: 'menu' },
    // @NOTE: lower case and English in the specification §2; kept byte for byte.
    { id: 203, name: 'developer', kind: 'view' },
    { id: 204, name: 'NOTIFICACIONES_VER', kind: 'view' },
    { id: 205, name: 'NOTIFICACIONES_EXCLUSIONES', kind: 'act' },
    { id: 206, name: 'CONTENIDOS_GESTIONAR', kind: 'act' },
  ],
} as const
