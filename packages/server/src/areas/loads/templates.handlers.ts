import { type Context, handlers } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { placed } from '#db/cell-positions.ts'
import type { Db } from '#db/database.ts'
import * as queries from './templates.queries.ts'
import { checkTemplate, type TemplateInput } from './templates.rules.ts'

export const templatesHandlers = handlers('templates', {
  index: ({ db, query }) => queries.list(db, query),

  show: async ({ db, params }) => (await queries.find(db, params.id)) ?? notFound(),

  async create({ db, body, ids, clock }) {
    await check(db, body)
    const id = ids.next()
    const now = clock.now()
    const cellPositions = JSON.stringify(placed(body.columns))
    await queries.insert(db, {
      id,
      ...written(body),
      cellPositions,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    return (await queries.find(db, id)) ?? notFound()
  },

  async update({ db, params, body, clock }) {
    const { id, cellPositions: before } = (await queries.lock(db, params.id)) ?? notFound()
    await check(db, body, id)
    const cellPositions = JSON.stringify(placed(body.columns, before))
    await queries.replace(db, id, { ...written(body), cellPositions, updatedAt: clock.now() })
    return (await queries.find(db, id)) ?? notFound()
  },

  async destroy({ db, params }: Context<'templates.destroy'>) {
    const { id } = (await queries.lock(db, params.id)) ?? notFound()
    const template = await queries.find(db, id)
    if (template && template.loadCount > 0) conflict('referenced', 'id')
    await queries.remove(db, id)
  },
})

async function check(db: Db, body: TemplateInput, id?: string): Promise<void> {
  checkTemplate(body)
  if (await queries.isTaken(db, body.name.trim(), id)) refuse('taken', 'name')
  if (body.skillId != null && !(await queries.hasSkill(db, body.skillId))) refuse('invalid', 'skillId')
}

function written({
  name,
  description = '',
  skillId = null,
  country,
  dateOrder,
  decimalSign,
  columns,
}: TemplateInput) {
  const complete = columns.map((column) => ({ ...column, label: column.label.trim() }))
  return {
    name: name.trim(),
    description,
    skillId,
    country,
    dateOrder,
    decimalSign,
    columns: JSON.stringify(complete),
  }
}
