import { randomBytes } from 'node:crypto'
import { auditChange } from '#auth/audit.ts'
import { csvHeader } from '#cells/csv-cell.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { dayOf } from '#db/day.ts'
import { download } from '#http/download.ts'
import { exists } from './blacklists.queries.ts'
import * as queries from './blacklist-copies.queries.ts'

export const blacklistCopiesHandlers: HandlerTable = handlers('blacklistCopies', {
  index: ({ db, query }) => queries.list(db, query),

  async create(context) {
    const { db, body, ids, clock, user } = context
    const { blacklistId, partner } = body
    if (!(await exists(db, blacklistId))) refuse('inclusion', 'blacklistId')
    const id = ids.next()
    const salt = randomBytes(16).toString('hex')
    await queries.insert(db, { id, blacklistId, partner, salt, createdAt: clock.now(), createdBy: user.id })
    const copy = (await queries.find(db, id)) ?? notFound()
    const after = { partner, blacklist: copy.blacklist.name }
    await auditChange(context, { act: 'blacklistCopies.create', subject: id, label: partner, after })
    return { ...copy, salt }
  },

  async export(context) {
    const { db, params, clock } = context
    const copy = (await queries.find(db, params.id)) ?? notFound()
    const { salt, blacklistId } = (await queries.saltOf(db, params.id)) ?? notFound()
    const { name } = copy.blacklist
    await auditChange(context, {
      act: 'blacklistCopies.export',
      subject: copy.id,
      label: copy.partner,
      detail: { blacklist: name },
    })
    return download({
      filename: `${name}.csv`,
      stream: lines(queries.hashedLines(db, { blacklistId, salt, on: dayOf(clock.now()) })),
    })
  },
})

async function* lines(entries: AsyncIterable<string>): AsyncGenerator<string> {
  yield csvHeader(['kind', 'hash', 'channel', 'expiresOn'], ';')
  yield* entries
}
