import type { Client } from 'openapi-fetch'
import { type Answer, type CallOptions, callOf } from './call.ts'
import type { AnswerOf, ArgumentsOf, Method, TakesOf } from './from-contract.ts'
import { named, type Operation } from './operation.ts'
import type { Ask, RawAnswer } from './perform.ts'

/** One service as its families see it. */
export interface Caller<Paths extends object> {
  /** The raw typed openapi-fetch client. */
  readonly client: Client<Paths>
  /** Asks anything; families use it for what is no plain operation. */
  readonly perform: (ask: Ask) => Promise<RawAnswer>
  /**
   * The function of one operation, typed by the contract.
   *
   * @param takes What it takes besides the id; the compiler knows the one right word.
   */
  readonly act: <Verb extends Method, Path extends keyof Paths & string>(
    operation: string,
    verb: Verb,
    path: Path,
    takes: TakesOf<Paths, Path, Verb>,
  ) => Act<Paths, Path, Verb>
}

/** The function of the operation at this path: its id, body and query as the contract has them, then options. */
export type Act<Paths, Path extends keyof Paths, Verb extends Method> = Operation<
  ArgumentsOf<Paths, Path, Verb>,
  AnswerOf<Paths, Path, Verb>
>

/** Gives a service's families their way to make functions. */
export function caller<Paths extends object>(
  client: Client<Paths>,
  perform: (ask: Ask) => Promise<RawAnswer>,
): Caller<Paths> {
  return {
    client,
    perform,
    act<Verb extends Method, Path extends keyof Paths & string>(
      operation: string,
      verb: Verb,
      path: Path,
      takes: string,
    ) {
      const shape = shapeOf(path, takes)
      const act = (...args: unknown[]) => callOf(perform({ operation, verb, path, ...asked(shape, args) }))
      // The one place where the types of the contract and what runs meet.
      return named(operation, shape.inputs, act) as unknown as Act<Paths, Path, Verb>
    },
  }
}

/** A call whose answer is of the type that the contract says. */
export function typed<T>(answer: Promise<RawAnswer>): Promise<Answer<T>> {
  return answer as Promise<Answer<T>>
}

interface Shape {
  readonly hasId: boolean
  readonly hasBody: boolean
  readonly hasQuery: boolean
  readonly inputs: number
}

function shapeOf(path: string, takes: string): Shape {
  const hasId = path.includes('{')
  const hasBody = takes.startsWith('body')
  const hasQuery = takes.endsWith('query')
  return { hasId, hasBody, hasQuery, inputs: Number(hasId) + Number(hasBody) + Number(hasQuery) }
}

function asked({ hasId, hasBody, hasQuery, inputs }: Shape, args: readonly unknown[]): Partial<Ask> {
  const rest = args.slice(0, inputs)
  return {
    ...(hasId ? { id: rest.shift() as string } : {}),
    ...(hasBody ? { body: rest.shift() } : {}),
    ...(hasQuery ? { query: rest.shift() as object | undefined } : {}),
    options: args[inputs] as CallOptions | undefined,
  }
}
