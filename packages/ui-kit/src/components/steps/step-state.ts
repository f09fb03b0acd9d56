/** The state of a step: done, current, done with errors, or ahead. */
export type StepState = 'done' | 'current' | 'error' | 'next'

/** One part of a long task. */
export interface StepItem<Id extends string = string> {
  id: Id
  label: string
  description?: string | undefined
}

/** The progress through the steps. */
export interface StepsProgress {
  /** The valid steps that were left. */
  done: ReadonlySet<string>
  /** The steps with errors. */
  errors: ReadonlySet<string>
}

/** The state of a step. Errors are shown even at the current step. */
export function stepState(id: string, current: string, { done, errors }: StepsProgress): StepState {
  if (errors.has(id)) return 'error'
  if (id === current) return 'current'
  return done.has(id) ? 'done' : 'next'
}

/** Whether a step is reachable: the current one, earlier ones, and the first one ahead. */
export function isReachable(ids: readonly string[], id: string, done: ReadonlySet<string>): boolean {
  const firstOpen = ids.findIndex((step) => !done.has(step))
  return done.has(id) || ids.indexOf(id) === firstOpen
}
