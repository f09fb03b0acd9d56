import type { TimeRuleSetDetail } from '@portal/sdk'
import { answer, exampleOf } from '@portal/sdk/testing/msw'

/** A draft of time rules whose example has an unexpected finding. */
export const draftId = '0193b3a0-0000-4000-8000-000000000001'
/** Rules in force, with the recalculation of days in progress. */
export const heldId = '0193b3a0-0000-4000-8000-000000000002'

/** Time rules that are edited, published and withdrawn. */
export function timeRulesApi(isEmpty: boolean) {
  const shown: TimeRuleSetDetail = exampleOf('timeRules.show')
  const [example] = shown.examples
  const examples =
    example === undefined ? [] : [{ ...example, breaks: [], passes: false, actualIncidents: [] }]
  let draft: TimeRuleSetDetail = { ...shown, examples, state: 'draft', derivation: null }
  let held: TimeRuleSetDetail = { ...shown, id: heldId }
  const of = (id: string) => (id === heldId ? held : draft)
  const { data, meta } = exampleOf('timeRules.index')
  return [
    answer('timeRules.index', () =>
      isEmpty ? { data: [], meta: { ...meta, totalCount: 0 } } : { data, meta },
    ),
    answer('timeRules.show', ({ params: { id } }) => of(id)),
    answer('timeRules.create', () => draft),
    answer('timeRules.update', ({ body }) => {
      const tried = body.examples.map((one) => ({
        ...{ ...one, actualIncidents: one.incidents, passes: one.incidents.length === 0 },
      }))
      draft = { ...draft, ...body, version: body.version + 1, examples: tried }
      return draft
    }),
    answer('timeRules.publish', ({ refuse }) => {
      const failing = draft.examples.find(({ passes }) => !passes)
      if (failing !== undefined)
        return refuse(422, { errors: { examples: [{ error: 'invalid', value: failing.name }] } })
      draft = { ...draft, state: 'published' }
      return draft
    }),
    answer('timeRules.turnOff', () => {
      held = { ...held, state: 'off', derivation: { done: 500, total: 500 } }
      return held
    }),
    answer('timeRules.destroy', () => undefined),
  ]
}
