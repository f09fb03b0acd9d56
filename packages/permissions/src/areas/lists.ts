/** The permissions of lists, blacklists and list downloads (spec §6). */
export const listsPermissions = {
  area: 'lists',
  permissions: [
    { id: 1001, name: 'LISTAS_GESTIONAR', kind: 'act' },
    { id: 1002, name: 'MENU_LISTAS_DESCARGAR', kind: 'menu' },
    { id: 1003, name: 'MENU_LISTA_NEGRA', kind: 'menu' },
    { id: 1004, name: 'LISTA_NEGRA_CREAR', kind: 'create' },
    { id: 1005, name: 'LISTA_NEGRA_ELIMINAR', kind: 'delete' },
  ],
} as const
