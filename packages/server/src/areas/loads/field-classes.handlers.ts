import { auditChange } from '#auth/audit.ts'
import { handlers, type HandlerTable } from '#contract/handlers.ts'
import { notFound, refuse } from '#contract/refuse.ts'
import { classed } from './field-classes.rules.ts'
import * as queries from './field-classes.queries.ts'

export const fieldClassesHandlers: HandlerTable = handlers('fieldClasses', {
  index: async ({ db }) => (await queries.list(db)).map(answerOf),

  async update(context) {
    const { db, params, body } = context
    const format = (await queries.find(db, params.id)) ?? notFound()
    for (const { name } of body.fields)
      if (!format.columns.some((column) => column.name === name))
        refuse('inclusion', 'fields', { value: name })
    const chosen = Object.fromEntries(body.fields.map((field) => [field.name, field.class]))
    const [before, classes] = [format.classes ?? {}, { ...format.classes, ...chosen }]
    await queries.store(db, format.id, classes)
    await auditChange(context, {
      ...{ act: 'fieldClasses.update', subject: format.id, label: format.name },
      ...{ before, after: classes },
    })
    return answerOf({ ...format, classes })
  },
})

type Format = Awaited<ReturnType<typeof queries.list>>[number]

const answerOf = ({ id, name, columns, classes }: Format) => ({
  ...{ id, name },
  fields: classed(columns, classes ?? {}).map((column) => ({
    ...{ name: column.name, label: column.label, class: column.class },
  })),
})
