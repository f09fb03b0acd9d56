import { type Answer, callOf } from './call.ts'
import type { AnswerOf, ArgumentsOf, Method, TakesOf } from './from-contract.ts'
import { named, type Operation } from './operation.ts'
import type { Ask, Perform } from './perform.ts'

/** Special settings of an operation. */
type Special = Pick<Ask, 'auth' | 'headers' | 'isOnce'>

/** Transforms an answer before the caller gets it. */
type After<From, To> = (answer: Answer<From>) => Answer<To> | Promise<Answer<To>>

/** A service as its families see it. */
export interface Caller<Paths extends object> {
  /** Sends any request; for families whose functions are no plain operations. */
  readonly perform: Perform
  /**
   * Creates the function of an operation, typed by the contract.
   *
   * @param takes What it takes besides the id; the compiler knows the one right word.
   */
  readonly act: <
    Verb extends Method,
    Path extends keyof Paths & string,
    Result = AnswerOf<Paths, Path, Verb>,
  >(
    operation: string,
    verb: Verb,
    path: Path,
    takes: TakesOf<Paths, Path, Verb>,
    special?: Special,
    after?: After<AnswerOf<Paths, Path, Verb>, Result>,
  ) => Operation<ArgumentsOf<Paths, Path, Verb>, Result, Verb>
}

/** The function of an operation: it takes id, body and query as in the contract, then options. */
export type Act<Paths, Path extends keyof Paths, Verb extends Method> = Operation<
  ArgumentsOf<Paths, Path, Verb>,
  AnswerOf<Paths, Path, Verb>,
  Verb
>

/** Creates the function builder of a service. */
export function caller<Paths extends object>(perform: Perform): Caller<Paths> {
  const act = (
    operation: string,
    verb: Method,
    path: string,
    takes: string,
    special?: Special,
    after?: After<unknown, unknown>,
  ) => {
    let inputs = 0
    const placeIf = (isTaken: boolean) => (isTaken ? inputs++ : -1)
    const id = placeIf(path.includes('{'))
    const body = placeIf(takes.includes('body'))
    const query = placeIf(takes.includes('query'))
    const run = (...args: unknown[]) => {
      const given = { id: args[id], body: args[body], query: args[query], options: args[inputs] }
      // The types of the contract fix the order of the arguments.
      const answer = perform({ operation, verb, path, ...special, ...(given as Partial<Ask>) })
      return callOf(after ? answer.then(after) : answer)
    }
    return named(operation, verb, inputs, run)
  }
  // The only place where the contract's types meet the runtime.
  return { perform, act: act as unknown as Caller<Paths>['act'] }
}

/** Types an answer's data as the contract has them. */
export function typed<Data>(answer: Promise<Answer<unknown>>): Promise<Answer<Data>> {
  return answer as Promise<Answer<Data>>
}
