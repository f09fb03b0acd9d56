import type { Context } from '#contract/handlers.ts'

export type Acting = Pick<Context, 'db' | 'user' | 'ids' | 'clock' | 'bus' | 'jobs' | 'request' | 'signedIn'>
