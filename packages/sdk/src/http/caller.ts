import { type Answer, callOf } from './call.ts'
import type { AnswerOf, ArgumentsOf, Method, TakesOf } from './from-contract.ts'
import { named, type Operation } from './operation.ts'
import type { Ask, Perform } from './perform.ts'

/** What is special about an operation. */
type Special = Pick<Ask, 'auth' | 'headers' | 'isOnce'>

/** What is made of an answer before the caller gets it. */
type After<From, To> = (answer: Answer<From>) => Answer<To> | Promise<Answer<To>>

/** One service as its families see it. */
export interface Caller<Paths extends object> {
  /** Asks anything; families use it for what is no plain operation. */
  readonly perform: Perform
  /**
   * The function of one operation, typed by the contract.
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

/** The function of the operation at this path: its id, body and query as the contract has them, then options. */
export type Act<Paths, Path extends keyof Paths, Verb extends Method> = Operation<
  ArgumentsOf<Paths, Path, Verb>,
  AnswerOf<Paths, Path, Verb>,
  Verb
>

/** Gives a service's families their way to make functions. */
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
      // The types of the contract have said what stands where.
      const answer = perform({ operation, verb, path, ...special, ...(given as Partial<Ask>) })
      return callOf(after ? answer.then(after) : answer)
    }
    return named(operation, verb, inputs, run)
  }
  // The one place where the types of the contract and what runs meet.
  return { perform, act: act as unknown as Caller<Paths>['act'] }
}

/** An answer whose data are of the type that the contract says. */
export function typed<Data>(answer: Promise<Answer<unknown>>): Promise<Answer<Data>> {
  return answer as Promise<Answer<Data>>
}
