import type { Call, CallOptions } from './call.ts'
import type { Method } from './from-contract.ts'

/** Metadata of a function, for cache keys, logs and tests. */
export interface Named<Verb extends Method = Method> {
  /** `family.act`, the operationId of the contract. */
  readonly operation: string
  /** Its HTTP method: answers of a `get` may be cached and requested again. */
  readonly verb: Verb
  /** The number of arguments before the options. */
  readonly inputs: number
  /** Arguments that are already bound, such as the id in `loads.errors(id).index`. */
  readonly bound?: readonly unknown[] | undefined
}

/** A function of a family: takes the arguments of its operation, then options, and returns a call. */
export interface Operation<Arguments extends readonly unknown[], Result, Verb extends Method = Method>
  extends Named<Verb> {
  (...args: [...Arguments, options?: CallOptions]): Call<Result>
}

/** Adds the operation's metadata to a function. */
export function named<Act extends (...args: never[]) => unknown, Verb extends Method>(
  operation: string,
  verb: Verb,
  inputs: number,
  act: Act,
  bound?: readonly unknown[],
): Act & Named<Verb> {
  return Object.assign(act, { operation, verb, inputs, bound })
}
