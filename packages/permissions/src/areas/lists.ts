/** The permissions of lists, blacklists and list downloads (spec §6). */
export const listsPermissions = {
  area: 'lists',
  permissions: [
    { id: 1001, name: 'LISTAS_GESTIONAR', kind: 'act', label: 'Listas: gestionar' },
    { id: 1002, name: 'MENU_LISTAS_DESCARGAR', kind: 'menu', label: 'Menú: descargar listas' },
    { id: 1003, name: 'MENU_LISTA_NEGRA', kind: 'menu', label: 'Menú: lista negra' },
    { id: 1004, name: 'LISTA_NEGRA_CREAR', kind: 'create', label: 'Lista negra: crear' },
    { id: 1005, name: 'LISTA_NEGRA_ELIMINAR', kind: 'delete', label: 'Lista negra: eliminar' },
  ],
} as const
