/** The routes of lists, blacklists and list downloads (spec §2). */
export const listsRoutes = {
  area: 'lists',
  routes: [
    { path: '/listas', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/listas/listaNegra', anyOf: ['MENU_LISTA_NEGRA'], layout: 'main' },
    { path: '/listas/DescargueListas', anyOf: ['MENU_LISTAS_DESCARGAR'], layout: 'main' },
  ],
} as const
