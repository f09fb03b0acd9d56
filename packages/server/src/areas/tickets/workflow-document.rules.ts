import { permissionByName } from '@portal/permissions'
import type { FieldErrors } from '#contract/refuse.ts'
import type { WorkflowDocument, WorkflowState, WorkflowTransition } from '#db/schema/workflows.ts'

/** References of a document. */
export type Known = { readonly fields: ReadonlySet<string>; readonly finalStates: ReadonlySet<string> }

/** Contradictions in a document, by path: such a draft is not even stored. */
export function contradictions({ states, transitions }: WorkflowDocument, known: Known): FieldErrors {
  return {
    ...stateErrors(states, known),
    ...transitionErrors(transitions, states, known),
  }
}

/** What a consistent document still lacks: every state must be reachable, and have a path to a final state. */
export function openEnds({ states, transitions }: WorkflowDocument): FieldErrors {
  const [start] = states.filter(({ category }) => category === 'initial')
  if (start === undefined) return { states: [{ error: 'blank' }] }
  const ends = states.filter(isFinal).map(({ code }) => code)
  const reached = spread([start.code], transitions, ({ from, to }) => [from, to])
  const ending = spread(ends, transitions, ({ from, to }) => [to, from])
  return placed(states, ({ code }) => ({
    ...(reached.has(code) ? {} : { code: [{ error: 'unreachable' as const }] }),
    ...(ending.has(code) ? {} : { category: [{ error: 'dead_end' as const }] }),
  }))
}

export const isFinal = ({ category }: WorkflowState): boolean => category === 'final'

function stateErrors(states: readonly WorkflowState[], { finalStates }: Known): FieldErrors {
  const codes = states.map(({ code }) => code)
  const start = states.findIndex(({ category }) => category === 'initial')
  return placed(states, (state, at) => ({
    ...(codes.indexOf(state.code) === at ? {} : { code: [{ error: 'taken' as const }] }),
    ...(state.name.trim() === '' ? { name: [{ error: 'blank' as const }] } : {}),
    ...(state.category === 'initial' && at !== start ? { category: [{ error: 'taken' as const }] } : {}),
    ...endErrors(state, finalStates),
  }))
}

function endErrors(state: WorkflowState, known: ReadonlySet<string>): FieldErrors {
  const { finalStateId = null } = state
  if (!isFinal(state)) return finalStateId === null ? {} : { finalStateId: [{ error: 'invalid' }] }
  if (finalStateId === null) return { finalStateId: [{ error: 'blank' }] }
  return known.has(finalStateId) ? {} : { finalStateId: [{ error: 'invalid' }] }
}

function transitionErrors(
  transitions: readonly WorkflowTransition[],
  states: readonly WorkflowState[],
  known: Known,
): FieldErrors {
  const codes = transitions.map(({ code }) => code)
  const to = new Set(states.map(({ code }) => code))
  const from = new Set(states.filter((state) => !isFinal(state)).map(({ code }) => code))
  return placed(
    transitions,
    (one, at) => ({
      ...(codes.indexOf(one.code) === at ? {} : { code: [{ error: 'taken' as const }] }),
      ...(one.name.trim() === '' ? { name: [{ error: 'blank' as const }] } : {}),
      // A final state has no transitions: reopening starts over.
      ...(from.has(one.from) ? {} : { from: [{ error: 'inclusion' as const }] }),
      ...(to.has(one.to) ? {} : { to: [{ error: 'inclusion' as const }] }),
      ...screenErrors(one, known),
    }),
    'transitions',
  )
}

function screenErrors(one: WorkflowTransition, { fields }: Known): FieldErrors {
  const { permission = null, screen = [], required = [] } = one
  return {
    ...(permission === null || isPermission(permission) ? {} : { permission: [{ error: 'invalid' }] }),
    ...(screen.every((key) => fields.has(key)) ? {} : { screen: [{ error: 'invalid' }] }),
    ...(required.every((key) => screen.includes(key)) ? {} : { required: [{ error: 'inclusion' }] }),
  }
}

const isPermission = (name: string) => permissionByName(name)?.name === name

/** The errors of each item, by path. */
function placed<Item>(
  items: readonly Item[],
  faultsOf: (item: Item, at: number) => FieldErrors,
  list = 'states',
): FieldErrors {
  return Object.fromEntries(
    items.flatMap((item, at) =>
      Object.entries(faultsOf(item, at)).map(([field, faults]) => [`${list}[${at}].${field}`, faults]),
    ),
  )
}

/** Everything reachable by these transitions. */
function spread(
  begin: readonly string[],
  transitions: readonly WorkflowTransition[],
  direction: (one: WorkflowTransition) => [from: string, to: string],
): ReadonlySet<string> {
  const ways = transitions.map(direction)
  const reached = new Set(begin)
  // Iterating a set also visits elements added meanwhile.
  for (const code of reached) for (const [from, to] of ways) if (from === code) reached.add(to)
  return reached
}
