import type { Call, CallOptions } from './call.ts'
import type { Method } from './from-contract.ts'

/** What cache keys, logs and tests need to know of a function. */
export interface Named<Verb extends Method = Method> {
  /** `family.act`, the operationId of the contract. */
  readonly operation: string
  /** How it asks: what a `get` answers may be kept and asked for again. */
  readonly verb: Verb
  /** How many arguments come before the options. */
  readonly inputs: number
  /** Arguments given already, as the id in `loads.errors(id).index`. */
  readonly bound?: readonly unknown[] | undefined
}

/** A function of a family: the arguments of its operation, then options, to a call. */
export interface Operation<Arguments extends readonly unknown[], Result, Verb extends Method = Method>
  extends Named<Verb> {
  (...args: [...Arguments, options?: CallOptions]): Call<Result>
}

/** Gives a function its operation's name. */
export function named<Act extends (...args: never[]) => unknown, Verb extends Method>(
  operation: string,
  verb: Verb,
  inputs: number,
  act: Act,
  bound?: readonly unknown[],
): Act & Named<Verb> {
  return Object.assign(act, { operation, verb, inputs, bound })
}
