import type {
  Workflow,
  WorkflowDocument,
  WorkflowInput,
  WorkflowState,
  WorkflowTransition,
} from '@portal/sdk'
import type { FormValue, FormValues } from '@portal/ui-kit'
import { rowsOf, textOf } from '#patterns/form-values.ts'

export const stateCategories = [
  'initial',
  'open',
  'pending',
  'final',
] as const satisfies readonly WorkflowState['category'][]

/** Applies the form of states: transitions follow a renamed state, and those of a removed state are removed. */
export function statesInput(values: FormValues, { document }: Workflow): WorkflowInput {
  const rows = rowsOf(partOf(values.document).states)
  const codes = new Map(rows.map((row) => [textOf(row.was), textOf(row.code)]))
  const transitions = document.transitions.flatMap((one) => {
    const [from, to] = [codes.get(one.from), codes.get(one.to)]
    return from === undefined || to === undefined ? [] : [{ ...one, from, to }]
  })
  return {
    name: textOf(values.name),
    description: textOf(values.description),
    document: { states: rows.map(stateOf), transitions },
  }
}

/** Maps the form of transitions. */
export function transitionsInput(values: FormValues, before: Workflow): WorkflowInput {
  const { name, description, document } = before
  const transitions = rowsOf(partOf(values.document).transitions).map(transitionOf)
  return { name, description, document: { states: document.states, transitions } }
}

/**
 * The states of the previous version that were removed, except for final ones: finished records stay in
 * theirs.
 */
export function lostStates(before: WorkflowDocument, after: WorkflowDocument): readonly WorkflowState[] {
  const kept = new Set(after.states.map(({ code }) => code))
  return before.states.filter(({ code, category }) => category !== 'final' && !kept.has(code))
}

function stateOf(row: FormValues): WorkflowState {
  const category = stateCategories.find((one) => one === row.category) ?? 'open'
  const end = textOf(row.finalStateId)
  return {
    ...{ code: textOf(row.code), name: textOf(row.name), category },
    finalStateId: category === 'final' && end !== '' ? end : null,
  }
}

function transitionOf(row: FormValues): WorkflowTransition {
  return {
    ...{ code: textOf(row.code), name: textOf(row.name), from: textOf(row.from), to: textOf(row.to) },
    permission: textOf(row.permission) || null,
    screen: textsOf(row.screen),
    required: textsOf(row.required),
  }
}

const partOf = (value: FormValue | undefined): FormValues =>
  rowsOf(value === undefined ? [] : [value])[0] ?? {}

const textsOf = (value: FormValue | undefined): string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '')
