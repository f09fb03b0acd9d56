import { auditOrder } from '#auth/audit.ts'
import type { ExportedRows } from '#contract/exported-rows.ts'
import { refuseTaken } from '#contract/catalogue.ts'
import { type HandlerTable, handlers } from '#contract/handlers.ts'
import { importRows } from '#contract/import-rows.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import * as catalogue from '#db/catalogue-queries.ts'
import { dayOf } from '#db/day.ts'
import {
  absenceTypeRows as rows,
  checkWords,
  daysOf,
  held,
  putTerms,
  existing,
  recordChange,
  write,
} from './absence-type-acts.ts'
import * as queries from './absence-types.queries.ts'
import * as rules from './absence-terms.rules.ts'
import { looking } from './absence-reach.ts'
import { person } from './vacation-people.queries.ts'

const exported: ExportedRows = {
  ...{ family: 'absenceTypes', key: 'code', rows: queries.active },
  find: queries.lockByCode,
}

/**
 * A catalogue with dated terms: the type is one row, with further rows of terms for each change, so that past
 * balances keep the terms of their time.
 */
export const absenceTypesHandlers: HandlerTable = handlers(
  'absenceTypes',
  {
    async index(context) {
      const { db, query, clock } = context
      const { employeeId } = query
      if (employeeId !== undefined && !(await person(db, looking(context).reach, employeeId)))
        refuse('inclusion', 'employeeId')
      const { data, meta } = await catalogue.list(db, rows, query)
      const ids = data.map(({ id }) => id)
      const of = employeeId === undefined ? {} : { employeeId }
      return { data: await queries.named(db, ids, { ...daysOf(clock, query.on), ...of }), meta }
    },

    show: async ({ db, params, clock }) => (await queries.find(db, params.id, daysOf(clock))) ?? notFound(),

    async create(context) {
      const { db, body, ids, clock } = context
      const { validFrom = dayOf(clock.now()), unit } = body
      const { own, terms } = rules.parted(body)
      await checkWords(context, body)
      const now = clock.now()
      const id = ids.next()
      const position = await catalogue.nextPosition(db, rows)
      await catalogue
        .insert(db, rows, { position, ...own, id, createdAt: now, updatedAt: now })
        .catch(refuseTaken)
      const all = { ...rules.defaultTerms, ...rules.firstOnes, ...terms, unit }
      await putTerms(context, { absenceTypeId: id, validFrom }, all)
      return recordChange(context, { act: 'create', id, on: validFrom })
    },

    async update(context) {
      const { own, terms } = rules.parted(context.body)
      return write(context, 'update', {
        own: { ...defaults, ...own },
        terms: { ...rules.defaultTerms, ...terms },
      })
    },

    patch: (context) => write(context, 'patch', rules.parted(context.body)),

    async destroy(context) {
      const { db, clock } = context
      const before = await existing(context)
      if (before.uses > 0) conflict('referenced', 'id')
      await catalogue.change(db, rows, before.id, { deletedAt: clock.now() })
      await recordChange(context, { act: 'destroy', id: before.id, before })
    },

    async restore(context) {
      const { db, clock } = context
      const before = await held(context)
      if (before.deletedAt === null) return before
      await checkWords(context, before, before.id)
      await catalogue
        .change(db, rows, before.id, { deletedAt: null, updatedAt: clock.now() })
        .catch(refuseTaken)
      return recordChange(context, { act: 'restore', id: before.id, before })
    },

    async reorder(context) {
      const { db, body, clock } = context
      const [before, after] = await catalogue.reorder(db, rows, body.ids, clock.now())
      await auditOrder(context, 'absenceTypes', before, after)
    },

    import: importRows({ ...exported, table: () => absenceTypesHandlers }),
  },
  { exported },
)

/** The defaults of `update`, as those of the table's columns. */
const defaults = { translations: {}, active: true, colour: '#5f6b7a', country: 'ES', private: false }
