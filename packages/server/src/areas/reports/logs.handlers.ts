import { headOf } from '#audit/seal.ts'
import { masked } from '#audit/personal.ts'
import { verifySlice } from '#audit/verify.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import * as queries from './logs.queries.ts'
import { periodOf, wordsOf } from './logs.rules.ts'
import { isRevertible, revert, currentValues } from './revert.ts'

const rowId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The audit log. A reversion is an operation of the row's own family, in a transaction of its own. */
export const logsHandlers: HandlerTable = handlers(
  'logs',
  {
    async index(context) {
      const { db, query, user } = context
      const { search = '', from, to, sort, ...rest } = query
      const isId = rowId.test(search)
      const { data, meta } = await queries.list(db, {
        ...rest,
        ...periodOf({ from, to }),
        words: isId || search.trim() === '' ? undefined : wordsOf(search),
        rowId: isId ? search : undefined,
        hasMailNames: seesPersonalData(user),
        isUpwards: sort === 'at',
      })
      return { data: data.map((row) => eventOf(context, row)), meta }
    },

    async show(context) {
      const row = (await queries.find(context.db, context.params.id)) ?? notFound()
      const current = await currentValues(context.db, row)
      return { ...eventOf(context, row), current: seenBy(context)(current) }
    },

    async verify(context) {
      const { db, query, sealing, settings, clock } = context
      const outside = { sealing, folder: settings.auditDir ?? settings.dataDir, now: clock.now() }
      const slice = await verifySlice(db, outside, query.from ?? 1, query.length ?? 2000)
      const head = await headOf(db)
      const { waiting } = await db
        .selectFrom('auditUnsealed')
        .select(({ fn }) => fn.countAll<string>().as('waiting'))
        .executeTakeFirstOrThrow()
      return { ...slice, total: head.seq, head: head.hash, waiting: Number(waiting) }
    },

    async revert(context) {
      await revert(context, (await queries.find(context.db, context.params.id)) ?? notFound())
    },
  },
  { transaction: false },
)

const seesPersonalData = ({ permissions }: Context['user']): boolean =>
  permissions.has('EMPLEADOS_VER_DATOS_PERSONALES')

/** The values that the caller may see. */
function seenBy({ user }: Pick<Context, 'user'>): <Values extends object | null>(values: Values) => Values {
  return seesPersonalData(user) ? (values) => values : masked
}

function eventOf({ user }: Pick<Context, 'user'>, row: queries.EventRow) {
  const { userId, displayName, before, after, detail, ...event } = row
  const see = seenBy({ user })
  return {
    ...event,
    before: see(before),
    after: see(after),
    detail: see(detail),
    person: userId === null ? null : { id: userId, displayName: displayName ?? userId },
    isRevertible: isRevertible(row),
  }
}
