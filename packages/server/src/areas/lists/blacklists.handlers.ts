import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { checkBlacklist } from './blacklists.rules.ts'
import * as queries from './blacklists.queries.ts'

const rows = catalogue('blacklists', {
  table: 'blacklists',
  filters: ['layer'],
  refers: [
    { column: 'campaignId', table: 'campaigns', shows: ['name'] },
    { column: 'skillId', table: 'skills', shows: ['code', 'name'] },
  ],
  check: checkBlacklist,
  keeps: ['size', 'edition', 'ranOn', 'staleOn'],
})

async function runs({ db, params, query }: Context<'blacklists.runs'>) {
  if (!(await queries.exists(db, params.id))) return notFound()
  return queries.runs(db, params.id, query)
}

/** A catalogue of lists, and the runs of each. */
export const blacklistsHandlers: HandlerTable = {
  ...rows,
  // The binder gives each act the context of its own operation, as in `handlers`.
  acts: new Map([...rows.acts, ['blacklists.runs', runs as BoundHandler]]),
}
