import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { astray, checkLink, checkSeen, manages, narrowedTo } from './links.rules.ts'
import * as queries from './links.queries.ts'

const rows = catalogue('links', {
  table: 'links',
  search: ['url', 'description'],
  filters: ['category'],
  check: checkLink,
})
const ofAll = (act: string): BoundHandler => rows.acts.get(`links.${act}`) ?? notFound

async function index(context: Context<'links.index'>) {
  const { db, user, query, settings } = context
  if (manages(user)) return ofAll('index')(context)
  const narrowed = narrowedTo(astray(await queries.open(db), settings))
  return ofAll('index')({ ...context, query: { ...query, ...narrowed } })
}

async function show(context: Context<'links.show'>) {
  const link = await ofAll('show')(context)
  if (!manages(context.user)) checkSeen(link as Parameters<typeof checkSeen>[0], context.settings)
  return link
}

/** A catalogue in which readers only see active rows with an allowed host. */
export const linksHandlers: HandlerTable = {
  ...rows,
  acts: new Map([
    ...rows.acts,
    ...Object.entries({ index, show }).map(([act, handler]): [string, BoundHandler] => [
      `links.${act}`,
      // The binder gives each handler the context of its own operation, as in `handlers`.
      handler as BoundHandler,
    ]),
  ]),
}
