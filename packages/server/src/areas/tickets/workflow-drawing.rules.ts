import { folded } from '#cells/text.ts'
import { refuse } from '#contract/refuse.ts'
import type { WorkflowDocument, WorkflowState, WorkflowTransition } from '#db/schema/workflows.ts'

/** A transition in a row of a file; omitted values stay. */
export type Way = {
  /** What its button says. */
  readonly transition: string
  /** States by code or name; unknown ones are created. */
  readonly from: string
  readonly to: string
  readonly category?: 'open' | 'pending' | 'final' | undefined
  /** The id of the transition's final state. */
  readonly end?: string | undefined
  readonly permission?: string | undefined
  readonly screen?: readonly string[] | undefined
  readonly required?: readonly string[] | undefined
}

/** The document with a new or changed transition, and that transition. */
export type Drawn = {
  document: WorkflowDocument
  way: WorkflowTransition
  outcome: 'created' | 'updated' | 'unchanged'
}

const longestCode = 40

/** Adds a transition between two states. The first state of an empty document is the initial one. */
export function drawn(before: WorkflowDocument, way: Way): Drawn {
  const states = [...before.states]
  const from = stateOf(states, way.from, states.length === 0 ? 'initial' : 'open')
  const to = stateOf(states, way.to, way.end === undefined ? 'open' : 'final')
  // The workflow would have no initial state.
  if (to.category === 'initial' && way.category !== undefined) refuse('invalid', 'category')
  states[states.indexOf(to)] = led(to, way)
  const known = before.transitions.find(
    (one) => one.from === from.code && one.to === to.code && isSame(one.name, way.transition),
  )
  const transition = transitionOf(known, way, {
    code: known?.code ?? codeOf(way.transition, before.transitions),
    ...{ from: from.code, to: to.code },
  })
  const transitions = known
    ? before.transitions.map((one) => (one === known ? transition : one))
    : [...before.transitions, transition]
  const document = { states, transitions }
  if (known === undefined) return { document, way: transition, outcome: 'created' }
  const isUnchanged = JSON.stringify(document) === JSON.stringify(before)
  if (!isUnchanged) return { document, way: transition, outcome: 'updated' }
  return { document: before, way: known, outcome: 'unchanged' }
}

/** A unique code from a name: letters, digits and underscores. */
function codeOf(name: string, others: readonly { readonly code: string }[]): string {
  const plain = folded(name).replaceAll(/[^a-z0-9]+/g, '_')
  const code = plain.replaceAll(/^[_0-9]+|_+$/g, '').slice(0, longestCode) || 'x'
  const taken = new Set(others.map((one) => one.code))
  const free = [...taken]
    .map((_, at) => `_${at + 2}`)
    .map((end) => code.slice(0, longestCode - end.length) + end)
  return [code, ...free].find((one) => !taken.has(one)) ?? code
}

/** The referenced state, created if needed. */
function stateOf(states: WorkflowState[], text: string, category: WorkflowState['category']): WorkflowState {
  const known = states.find(({ code, name }) => code === text || isSame(name, text))
  if (known) return known
  const state = { code: codeOf(text, states), name: text, category }
  states.push(state)
  return state
}

/** Properties of the target state. */
function led(state: WorkflowState, { category, end }: Way): WorkflowState {
  const is = category ?? (end === undefined ? state.category : 'final')
  const finalStateId = end ?? (is === 'final' ? (state.finalStateId ?? null) : null)
  const { finalStateId: before = null } = state
  return is === state.category && finalStateId === before ? state : { ...state, category: is, finalStateId }
}

function transitionOf(
  known: WorkflowTransition | undefined,
  way: Way,
  place: Pick<WorkflowTransition, 'code' | 'from' | 'to'>,
): WorkflowTransition {
  const { permission } = way
  const transition = { ...known, name: known?.name ?? way.transition, ...place }
  return { ...transition, ...(permission === undefined ? {} : { permission }), ...asked(transition, way) }
}

/** The fields of its form: at least the required ones. */
function asked(known: Pick<WorkflowTransition, 'screen' | 'required'>, way: Way) {
  if (way.screen === undefined && way.required === undefined) return {}
  const { screen = [], required = [] } = { ...known, ...(way.screen && { screen: way.screen }) }
  const must = way.required ?? required
  return { screen: [...new Set([...screen, ...must])], required: [...must] }
}

const isSame = (one: string, other: string) => folded(one) === folded(other)
