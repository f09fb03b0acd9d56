import type { Context } from '#contract/handlers.ts'

export type Acting = Pick<Context, 'db' | 'user' | 'ids' | 'clock' | 'bus' | 'jobs' | 'request' | 'signedIn'>

/** A context with overrides: created by prototype, because a copy would lose its getters. */
export const withOwn = <Given extends object>(context: Given, own: object): Given =>
  Object.assign(Object.create(context) as Given, own)
