import type { Context } from '#contract/handlers.ts'

export type Acting = Pick<Context, 'db' | 'user' | 'ids' | 'clock' | 'bus' | 'jobs' | 'request' | 'signedIn'>

/** A context with something of its own: what it has of the request comes from the one before, which no copy would have. */
export const withOwn = <Given extends object>(context: Given, own: object): Given =>
  Object.assign(Object.create(context) as Given, own)
