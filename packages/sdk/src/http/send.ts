import type { LightRequest } from './light-request.ts'
import type { CallContext } from './call-context.ts'

/** A request that knows its call. */
export type PipeRequest = LightRequest & { readonly context: CallContext }

/** One layer's way to the next. */
export type Send = (request: PipeRequest) => Promise<Response>
