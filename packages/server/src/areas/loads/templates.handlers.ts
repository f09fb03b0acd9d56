import { auditChange } from '#auth/audit.ts'
import { type Context, handlers, type HandlerTable } from '#contract/handlers.ts'
import { conflict, notFound, refuse } from '#contract/refuse.ts'
import { checkVersion } from '#contract/version.ts'
import { placed } from '#db/cell-positions.ts'
import type { Db } from '#db/database.ts'
import * as queries from './templates.queries.ts'
import { checkTargets, checkTemplate, type TemplateInput } from './templates.rules.ts'

export const templatesHandlers: HandlerTable = handlers('templates', {
  index: ({ db, query }) => queries.list(db, query),

  show: async ({ db, params }) => (await queries.find(db, params.id)) ?? notFound(),

  async create(context) {
    const { db, body, ids, clock } = context
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
    const after = (await queries.find(db, id)) ?? notFound()
    await auditChange(context, { act: 'templates.create', subject: id, after })
    return after
  },

  async update(context) {
    const { db, params, body, clock } = context
    const { id, version, cellPositions: places } = (await queries.lock(db, params.id)) ?? notFound()
    checkVersion({ version }, body.version)
    const before = await queries.find(db, id)
    await check(db, body, id)
    const cellPositions = JSON.stringify(placed(body.columns, places))
    await queries.replace(db, id, { ...written(body), cellPositions, updatedAt: clock.now() })
    const after = (await queries.find(db, id)) ?? notFound()
    await auditChange(context, { act: 'templates.update', subject: id, before, after })
    return after
  },

  async destroy(context: Context<'templates.destroy'>) {
    const { db, params } = context
    const { id } = (await queries.lock(db, params.id)) ?? notFound()
    const template = await queries.find(db, id)
    if (template && template.loadCount > 0) conflict('referenced', 'id')
    await queries.remove(db, id)
    await auditChange(context, { act: 'templates.destroy', subject: id, before: template })
  },
})

async function check(db: Db, body: TemplateInput, id?: string): Promise<void> {
  checkTemplate(body)
  checkTargets(body.columns, await queries.fieldTypes(db, targetsOf(body)))
  if (await queries.isTaken(db, body.name.trim(), id)) refuse('taken', 'name')
  if (body.skillId != null && !(await queries.hasSkill(db, body.skillId))) refuse('invalid', 'skillId')
}

const targetsOf = ({ columns }: TemplateInput): string[] => columns.flatMap(({ fieldId }) => fieldId ?? [])

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
