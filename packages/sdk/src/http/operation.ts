import type { Call, CallOptions } from './call.ts'

/** What cache keys, logs and tests need to know of a function. */
export interface Named {
  /** `family.act`, the operationId of the contract. */
  readonly operation: string
  /** How many arguments come before the options. */
  readonly inputs: number
  /** Arguments given already, as the id in `loads.errors(id).index`. */
  readonly bound?: readonly unknown[]
}

/** A function of a family: the arguments of its operation, then options, to a call. */
export interface Operation<Arguments extends readonly unknown[], Result> extends Named {
  (...args: [...Arguments, options?: CallOptions]): Call<Result>
}

/** Gives a function its operation's name. */
export function named<Act extends (...args: never[]) => unknown>(
  operation: string,
  inputs: number,
  act: Act,
  bound?: readonly unknown[],
): Act & Named {
  return Object.assign(act, { operation, inputs, ...(bound ? { bound } : {}) })
}
