/** The permissions and routes of lists, blacklists and list downloads (spec §2, §6). */
export const lists = {
  area: 'lists',
  permissions: [
    { id: 1001, name: 'LISTAS_GESTIONAR', kind: 'act', label: 'Listas: gestionar' },
    { id: 1002, name: 'MENU_LISTAS_DESCARGAR', kind: 'menu', label: 'Menú: descargar listas' },
    { id: 1003, name: 'MENU_LISTA_NEGRA', kind: 'menu', label: 'Menú: lista negra' },
    { id: 1004, name: 'LISTA_NEGRA_CREAR', kind: 'create', label: 'Lista negra: crear' },
    { id: 1005, name: 'LISTA_NEGRA_ELIMINAR', kind: 'delete', label: 'Lista negra: eliminar' },
  ],
  routes: [
    { path: '/listas', anyOf: ['VER_DASHBOARD'], layout: 'main' },
    { path: '/listas/listaNegra', anyOf: ['MENU_LISTA_NEGRA'], layout: 'main' },
    { path: '/listas/DescargueListas', anyOf: ['MENU_LISTAS_DESCARGAR'], layout: 'main' },
  ],
} as const
