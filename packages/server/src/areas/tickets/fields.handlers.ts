import { auditChange } from '#auth/audit.ts'
import { type Context, type HandlerTable, handlers } from '#contract/handlers.ts'
import { importRows } from '#contract/import-rows.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { checkField, complete, merged, ownOf, type Written } from './fields.rules.ts'
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
      await checkKey(context, field.key)
      const id = ids.next()
      const now = clock.now()
      await queries.insert(db, { ...field, id, createdAt: now, updatedAt: now })
      return recordChange(context, 'create', id)
    },

    async update(context) {
      const before = await existing(context)
      const { version, ...written } = context.body
      checkVersion(before, version)
      if (written.key !== before.key) refuse('invalid', 'key')
      return write(context, 'update', before, complete(written, before.position))
    },

    async patch(context) {
      const before = await existing(context)
      const { version, ...change } = context.body
      checkVersion(before, version)
      return write(context, 'patch', before, merged(before, change))
    },

    async destroy(context) {
      const before = await existing(context)
      await checkUnused(context, before, 'id')
      await queries.change(context.db, before.id, { deletedAt: context.clock.now() })
      await recordChange(context, 'destroy', before.id, before)
    },

    async restore(context) {
      const before = await held(context)
      if (before.deletedAt === null) return before
      await checkKey(context, before.key)
      await queries.change(context.db, before.id, { deletedAt: null, updatedAt: context.clock.now() })
      return recordChange(context, 'restore', before.id, before)
    },

    import: importRows({ ...known, table: () => fieldsHandlers }),
  },
  { exported: { ...known, rows: queries.all } },
)

type Act = Pick<Context, 'db' | 'clock' | 'ids' | 'user' | 'signedIn' | 'request'>
type OnOne = Act & { params: { id: string } }

const held = async ({ db, params }: OnOne) => (await queries.lock(db, params.id)) ?? notFound()

async function existing(context: OnOne): Promise<queries.Field> {
  const row = await held(context)
  return row.deletedAt === null ? row : notFound()
}

async function checkKey({ db }: Act, key: string): Promise<void> {
  if (await queries.hasKey(db, key)) refuse('taken', 'key')
}

/** A field used by workflows can neither be deleted nor change its type: existing values would become invalid. */
async function checkUnused({ db }: Act, { id, uses }: queries.Field, field: string): Promise<void> {
  if (uses === 0) return
  conflict('referenced', field, { count: uses, value: (await queries.namesOfUses(db, id)).join(', ') })
}

async function write(context: Act, act: string, before: queries.Field, field: Written) {
  checkField(field)
  if (field.type !== before.type) await checkUnused(context, before, 'type')
  await queries.change(context.db, before.id, { ...ownOf(field), updatedAt: context.clock.now() })
  return recordChange(context, act, before.id, before)
}

/** The row after the change, logged. */
async function recordChange(
  context: Act,
  act: string,
  id: string,
  before?: queries.Field,
): Promise<queries.Field> {
  const after = (await queries.find(context.db, id)) ?? notFound()
  await auditChange(context, { act: `fields.${act}`, subject: id, ...(before ? { before } : {}), after })
  return after
}
