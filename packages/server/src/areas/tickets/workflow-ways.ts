import type { Db } from '#db/database.ts'
import type { WorkflowDocument } from '#db/schema/workflows.ts'
import { type AskedField, choicesOf, stateIn } from './workflow-ways.rules.ts'
import * as queries from './workflow-ways.queries.ts'

type Place = {
  document: WorkflowDocument
  state: string
  /** The current field values, by key. */
  values: ReadonlyMap<string, string>
}

/** The transitions available to this person, with their required fields and current values. */
export async function waysFrom(
  db: Db,
  { document, state, values }: Place,
  user: { permissions: ReadonlySet<string> } | undefined,
) {
  const ways = user === undefined ? [] : choicesOf(document, state, user)
  const choices = ways.map((way) => ({ ...way, next: stateIn(document, way.to) }))
  const keys = [...values.keys(), ...choices.flatMap(({ screen = [] }) => screen)]
  const fields = new Map((await queries.fields(db, keys)).map((field) => [field.key, field]))
  const ends = await queries.needs(
    db,
    choices.flatMap(({ next }) => next.finalStateId ?? []),
  )
  return {
    choices: choices.map(({ code, name, next, screen = [], required = [] }) => ({
      ...{ code, name, next, needs: ends.get(next.finalStateId ?? '') },
      fields: screen.flatMap((key) => asked(fields.get(key), required.includes(key), values.get(key))),
    })),
    values: [...values].map(([key, value]) => {
      const { label = key, type = 'text' } = fields.get(key) ?? {}
      return { key, label, type, value }
    }),
  }
}

const asked = (field: AskedField | undefined, required: boolean, value: string | undefined) =>
  field === undefined ? [] : [{ ...field, required, value: value ?? null }]
