import { handlers, type HandlerTable } from '#contract/handlers.ts'
import * as queries from './record-views.queries.ts'

export const recordViewsHandlers: HandlerTable = handlers('recordViews', {
  async index({ db, user, query }) {
    const { own = false, ...asked } = query
    const isAll = !own && user.permissions.has('REGISTRO_CONCEDER')
    const { data, meta } = await queries.list(db, { userId: user.id, isAll }, asked)
    return {
      data: data.map(({ employeeId, name, viewerId, viewerName, ...view }) => ({
        ...view,
        person: { id: employeeId, displayName: name },
        viewer: { id: viewerId, displayName: viewerName },
      })),
      meta,
    }
  },
})
