import type { Named } from '@portal/sdk'

/** A custom function with the type of an operation. */
export function like<Verb extends Named['verb'], Run extends (...args: never[]) => unknown>(
  { operation, verb, inputs }: Named<Verb>,
  run: Run,
): Run & Named<Verb> {
  return Object.assign(run, { operation, verb, inputs })
}
