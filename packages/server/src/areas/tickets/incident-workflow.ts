import { type AskedField, choicesOf, stateIn } from './incident-workflow.rules.ts'
import * as queries from './incident-workflow.queries.ts'
import type { Acting } from './acting.ts'
import { manages } from './incidents.rules.ts'

type Looking = Pick<Acting, 'db' | 'user'>

/** Where an incident stands in its workflow, and what this person can do next; null when it follows none. */
export async function workflowOf({ db, user }: Looking, incidentId: string, isWhole: boolean) {
  const place = await queries.place(db, incidentId)
  if (place === undefined) return null
  const { id, name, number, document, workflowState, workflowValues } = place
  const state = stateIn(document, workflowState ?? '')
  const ways = manages(user) ? choicesOf(document, state.code, user) : []
  const choices = ways.map((way) => ({ ...way, next: stateIn(document, way.to) }))
  const shownValues = isWhole ? workflowValues : []
  const valueByKey = new Map(shownValues.map(({ key, value }) => [key, value]))
  const keys = [...valueByKey.keys(), ...choices.flatMap(({ screen = [] }) => screen)]
  const fields = new Map((await queries.fields(db, keys)).map((field) => [field.key, field]))
  const comments = await queries.commented(
    db,
    choices.flatMap(({ next }) => next.finalStateId ?? []),
  )
  return {
    ...{ id, name, number, state: state.name },
    choices: choices.map(({ code, name: act, next, screen = [], required = [] }) => ({
      ...{ code, name: act, to: next.name, needsComment: comments.has(next.finalStateId ?? '') },
      fields: screen.flatMap((key) => asked(fields.get(key), required.includes(key), valueByKey.get(key))),
    })),
    values: shownValues.map(({ key, value }) => {
      const { label = key, type = 'text' } = fields.get(key) ?? {}
      return { key, label, type, value }
    }),
  }
}

const asked = (field: AskedField | undefined, required: boolean, value: string | undefined) =>
  field === undefined ? [] : [{ ...field, required, value: value ?? null }]
