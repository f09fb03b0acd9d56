import type { WorkflowDocument } from '@portal/sdk'

/** One difference between two documents. */
export interface Difference {
  readonly id: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly part: 'state' | 'transition'
  readonly name: string
}

type Coded = { readonly code: string; readonly name: string }

/** The differences between a document and its predecessor, states first. */
export function differencesOf(before: WorkflowDocument, after: WorkflowDocument): readonly Difference[] {
  return [
    ...changesOf('state', before.states, after.states),
    ...changesOf('transition', before.transitions, after.transitions),
  ]
}

function changesOf(
  part: Difference['part'],
  before: readonly Coded[],
  after: readonly Coded[],
): readonly Difference[] {
  const was = new Map(before.map((one) => [one.code, one]))
  const is = new Set(after.map(({ code }) => code))
  const line = (kind: Difference['kind'], { code, name }: Coded) => ({
    ...{ id: `${part} ${kind} ${code}`, kind, part, name },
  })
  return [
    ...before.filter(({ code }) => !is.has(code)).map((one) => line('removed', one)),
    ...after.flatMap((one) => {
      const old = was.get(one.code)
      if (old === undefined) return [line('added', one)]
      return textOf(old) === textOf(one) ? [] : [line('changed', one)]
    }),
  ]
}

/** A missing and an empty property are equal; the order of properties does not matter. */
const textOf = (one: object): string =>
  JSON.stringify(
    Object.entries(one)
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
      .toSorted(([name], [other]) => name.localeCompare(other)),
  )
