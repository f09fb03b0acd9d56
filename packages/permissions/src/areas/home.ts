/** The permissions of the dashboard, news, FAQ, links, notifications and chat (spec §6). */
export const homePermissions = {
  area: 'home',
  permissions: [
    { id: 201, name: 'VER_DASHBOARD', kind: 'view', label: 'Panel de inicio: ver' },
    { id: 202, name: 'MENU_LINKS_DE_INTERES', kind: 'menu', label: 'Menú: enlaces de interés' },
    // @NOTE: lower case and English in the specification §2; kept byte for byte.
    { id: 203, name: 'developer', kind: 'view', label: 'Chat: ver' },
    { id: 204, name: 'NOTIFICACIONES_VER', kind: 'view', label: 'Notificaciones: ver' },
    {
      id: 205,
      name: 'NOTIFICACIONES_EXCLUSIONES',
      kind: 'act',
      label: 'Notificaciones: gestionar exclusiones',
    },
    { id: 206, name: 'CONTENIDOS_GESTIONAR', kind: 'act', label: 'Noticias, FAQ y enlaces: gestionar' },
  ],
} as const
