import { handlers } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkField, complete, merged } from './fields.rules.ts'
import * as queries from './fields.queries.ts'

export const fieldsHandlers = handlers('fields', {
  index: ({ db, query }) => queries.list(db, query),

  show: async ({ db, params }) => (await queries.find(db, params.id)) ?? notFound(),

  async create({ db, body, ids, clock }) {
    const field = complete(body, await queries.nextPosition(db))
    checkField(field)
    if (await queries.hasKey(db, field.key)) refuse('taken', 'key')
    const now = clock.now()
    return queries.insert(db, { ...field, id: ids.next(), createdAt: now, updatedAt: now })
  },

  async update({ db, params, body, clock }) {
    const before = (await queries.lock(db, params.id)) ?? notFound()
    if (body.key !== before.key) refuse('invalid', 'key')
    const field = complete(body, before.position)
    checkField(field)
    return queries.replace(db, before.id, { ...field, updatedAt: clock.now() })
  },

  async patch({ db, params, body, clock }) {
    const before = (await queries.lock(db, params.id)) ?? notFound()
    const field = merged(before, body)
    checkField(field)
    return queries.replace(db, before.id, { ...field, updatedAt: clock.now() })
  },

  async destroy({ db, params }) {
    if (!(await queries.remove(db, params.id))) return notFound()
  },
})
