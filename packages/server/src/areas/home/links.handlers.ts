import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { checkLink, checkSeen, narrowedTo } from './links.rules.ts'

const rows = catalogue('links', {
  table: 'links',
  search: ['url', 'description'],
  filters: ['category'],
  check: checkLink,
})
const ofAll = (act: string): BoundHandler => rows.acts.get(`links.${act}`) ?? notFound

const index = (context: Context<'links.index'>) =>
  ofAll('index')({ ...context, query: { ...context.query, ...narrowedTo(context.user) } })

async function show(context: Context<'links.show'>) {
  const link = await ofAll('show')(context)
  checkSeen(link as Parameters<typeof checkSeen>[0], context.user)
  return link
}

/** A catalogue of which those who only read it see what is active. */
export const linksHandlers: HandlerTable = {
  ...rows,
  acts: new Map([
    ...rows.acts,
    ...Object.entries({ index, show }).map(([act, handler]): [string, BoundHandler] => [
      `links.${act}`,
      // The binder gives each act the context of its own operation, as in `handlers`.
      handler as BoundHandler,
    ]),
  ]),
}
