import { matchRoute } from '@portal/permissions'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { checkPages, inOrder } from './starred-pages.rules.ts'
import * as queries from './starred-pages.queries.ts'

export const starredPagesHandlers: HandlerTable = handlers('starredPages', {
  index: ({ db, user }) => queries.list(db, user.id),

  async update({ db, user, body }) {
    checkPages(body.pages, (path) => matchRoute(path)?.route.layout === 'main')
    await queries.replace(db, user.id, inOrder(body.pages))
    return queries.list(db, user.id)
  },
})
