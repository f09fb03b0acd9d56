import { catalogue } from '#contract/catalogue.ts'
import type { BoundHandler, Context, HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { serveNobodyNow } from '#db/serving-lock.ts'
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

/** Operations that may enable a list or widen its scope: records served afterwards are checked against it. */
const widening = ['update', 'patch', 'restore'].flatMap((act): [string, BoundHandler][] => {
  const run = rows.acts.get(`blacklists.${act}`)
  if (run === undefined) return []
  const ofAll: BoundHandler = async (context) => {
    const answer = await run(context)
    await serveNobodyNow(context.db)
    return answer
  }
  return [[`blacklists.${act}`, ofAll]]
})

/** A catalogue of lists, and the runs of each. */
export const blacklistsHandlers: HandlerTable = {
  ...rows,
  // The binder gives each act the context of its own operation, as in `handlers`.
  acts: new Map([...rows.acts, ...widening, ['blacklists.runs', runs as BoundHandler]]),
}
