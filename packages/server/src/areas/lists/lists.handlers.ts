import type { PermissionName } from '@portal/permissions'
import type { ListKind } from '@portal/sdk/contract'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import * as queries from './lists.queries.ts'

/** The permissions by kind, as in its own family. */
const readers: Record<ListKind, readonly PermissionName[]> = {
  load: ['MENU_PROCESAR_CARGUE', 'MENU_EXPORTAR_CARGUE', 'CARGUE_VER'],
  filter: [
    ...(['MENU_FILTRO_SEGEMENTACION', 'MENU_GENERAR_SEGEMENTACION'] as const),
    ...(['MENU_PROCESAR_FILTROS_SEGMENTACION', 'SEGMENTACION_FILTRAR'] as const),
  ],
  segment: [
    ...(['MENU_GENERAR_SEGEMENTACION', 'MENU_PROCESAR_FILTROS_SEGMENTACION'] as const),
    'MENU_ACTIVAR_SEGEMENTACION',
  ],
  activation: ['MENU_ACTIVAR_SEGEMENTACION'],
  blacklist: ['MENU_LISTA_NEGRA'],
  external: ['MENU_LISTA_NEGRA'],
}

export const listsHandlers: HandlerTable = handlers('lists', {
  async index({ db, user, query }) {
    const { data, meta } = await queries.list(db, seeingOf(user), query)
    return {
      data: data.map(({ ownerId, displayName, ...row }) => ({
        ...row,
        owner: ownerId === null || displayName === null ? null : { id: ownerId, displayName },
      })),
      meta,
    }
  },

  summary: ({ db, user }) => queries.sums(db, seeingOf(user)),
})

const seeingOf = (user: Context['user']): queries.Seeing => ({
  userId: user.id,
  kinds: (Object.keys(readers) as ListKind[]).filter((kind) =>
    readers[kind].some((permission) => user.permissions.has(permission)),
  ),
})
