/** Where a step stands: behind, here, behind with something to mend, or ahead. */
export type StepState = 'done' | 'current' | 'error' | 'next'

/** One part of a long task. */
export interface StepItem<Id extends string = string> {
  id: Id
  label: string
  description?: string | undefined
}

/** What is known of a way through steps. */
export interface StepsProgress {
  /** The steps that were left with everything in order. */
  done: ReadonlySet<string>
  /** The steps that hold something to mend. */
  errors: ReadonlySet<string>
}

/** Where a step stands. Something to mend is told even at the step one is at. */
export function stepState(id: string, current: string, { done, errors }: StepsProgress): StepState {
  if (errors.has(id)) return 'error'
  if (id === current) return 'current'
  return done.has(id) ? 'done' : 'next'
}

/** Whether one can go to a step: to the one at hand, to those behind, and to the first one ahead of them. */
export function isReachable(ids: readonly string[], id: string, done: ReadonlySet<string>): boolean {
  const firstOpen = ids.findIndex((step) => !done.has(step))
  return done.has(id) || ids.indexOf(id) === firstOpen
}
