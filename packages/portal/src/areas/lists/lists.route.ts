import type { ScreenOf } from '#patterns/screen.ts'

export const listsRoute: ScreenOf<'lists'> = {
  path: '/listas',
  title: 'lists',
  icon: 'list',
  group: 'lists',
  place: 5,
  anyOf: [
    'MENU_PROCESAR_CARGUE',
    'MENU_EXPORTAR_CARGUE',
    'CARGUE_VER',
    'MENU_FILTRO_SEGEMENTACION',
    'MENU_GENERAR_SEGEMENTACION',
    'MENU_PROCESAR_FILTROS_SEGMENTACION',
    'SEGMENTACION_FILTRAR',
    'MENU_ACTIVAR_SEGEMENTACION',
    'MENU_LISTA_NEGRA',
  ],
  load: () => import('./lists-screen.tsx').then((file) => file.ListsScreen),
}
