import { rowChanges } from '#audit/row-changes.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound } from '#contract/refuse.ts'
import { writeRowsOfFile } from '#contract/rows-of-file.ts'
import { checkVersion } from '#contract/version.ts'
import { writePatternRow } from './shift-patterns-import.ts'
import { answerOf, changePattern, createPattern, found, remembered, todayOf } from './shift-patterns.ts'
import * as queries from './shift-patterns.queries.ts'

export const shiftPatternsHandlers: HandlerTable = handlers('shiftPatterns', {
  async index(context) {
    const { data, meta } = await queries.list(context.db, todayOf(context), context.query)
    return { data: data.map((row) => answerOf(row, todayOf(context))), meta }
  },

  show: (context) => found(context, context.params.id),

  async changes(context) {
    const { id } = await found(context, context.params.id)
    return rowChanges(context, 'shiftPatterns', id)
  },

  create: (context) => createPattern(context, context.body),

  async update(context) {
    const { db, params, body } = context
    const before = (await queries.lock(db, todayOf(context), params.id)) ?? notFound()
    checkVersion(before, body.version)
    return changePattern(context, before, body)
  },

  async patch(context) {
    const { db, clock, params, body } = context
    const before = (await queries.lock(db, todayOf(context), params.id)) ?? notFound()
    checkVersion(before, body.version)
    await queries.change(db, params.id, { active: body.active, updatedAt: clock.now() })
    return remembered(context, 'patch', before)
  },

  import(context) {
    const seen = new Set<string>()
    return writeRowsOfFile(context, 'shiftPatterns.create', (row) => writePatternRow(context, row, seen))
  },
})
