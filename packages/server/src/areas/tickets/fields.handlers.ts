import { auditChange } from '#auth/audit.ts'
import { type HandlerTable, handlers } from '#contract/handlers.ts'
import { importRows } from '#contract/import-rows.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { checkField, complete, merged } from './fields.rules.ts'
import * as queries from './fields.queries.ts'

const known = { family: 'fields', key: 'key', find: queries.findByKey }

export const fieldsHandlers: HandlerTable = handlers(
  'fields',
  {
    index: ({ db, query }) => queries.list(db, query),

    show: async ({ db, params }) => (await queries.find(db, params.id)) ?? notFound(),

    async create(context) {
      const { db, body, ids, clock } = context
      const field = complete(body, await queries.nextPosition(db))
      checkField(field)
      if (await queries.hasKey(db, field.key)) refuse('taken', 'key')
      const now = clock.now()
      const after = await queries.insert(db, { ...field, id: ids.next(), createdAt: now, updatedAt: now })
      await auditChange(context, { act: 'fields.create', subject: after.id, after })
      return after
    },

    async update(context) {
      const { db, params, body, clock } = context
      const before = (await queries.lock(db, params.id)) ?? notFound()
      const { version, ...written } = body
      checkVersion(before, version)
      if (written.key !== before.key) refuse('invalid', 'key')
      const field = complete(written, before.position)
      checkField(field)
      const after = await queries.replace(db, before.id, { ...field, updatedAt: clock.now() })
      await auditChange(context, { act: 'fields.update', subject: before.id, before, after })
      return after
    },

    async patch(context) {
      const { db, params, body, clock } = context
      const before = (await queries.lock(db, params.id)) ?? notFound()
      const { version, ...change } = body
      checkVersion(before, version)
      const field = merged(before, change)
      checkField(field)
      const after = await queries.replace(db, before.id, { ...field, updatedAt: clock.now() })
      await auditChange(context, { act: 'fields.patch', subject: before.id, before, after })
      return after
    },

    async destroy(context) {
      const { db, params } = context
      const before = (await queries.lock(db, params.id)) ?? notFound()
      await queries.remove(db, before.id)
      await auditChange(context, { act: 'fields.destroy', subject: before.id, before })
    },

    import: importRows({ ...known, table: () => fieldsHandlers }),
  },
  { carried: { ...known, rows: queries.all } },
)
