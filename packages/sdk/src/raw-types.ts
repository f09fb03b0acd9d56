import type { Problem } from '#generated/shared/error.ts'
import type { JsonOf, Method, OperationAt, SuccessOf } from '#http/from-contract.ts'

type Upper = { GET: 'get'; POST: 'post'; PUT: 'put'; PATCH: 'patch'; DELETE: 'delete' }

/** The paths that have this verb. */
type PathsWith<Paths, Verb extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Verb, object> ? Path : never
}[keyof Paths]

type ParametersOf<Operation> = [Operation] extends [never]
  ? object
  : Operation extends { parameters: infer Parameters }
    ? Pick<Parameters, keyof Parameters & ('path' | 'query' | 'header')>
    : object

/** With a question mark where nothing in it is needed. */
type Asked<Key extends string, Value> = object extends Value
  ? { readonly [Name in Key]?: Value }
  : { readonly [Name in Key]: Value }

type BodyPart<Operation> = [Operation] extends [never]
  ? object
  : Operation extends { requestBody: { content: infer Content } }
    ? { readonly body: Content[keyof Content] }
    : Operation extends { requestBody?: { content: infer Content } }
      ? { readonly body?: Content[keyof Content] }
      : object

type Readings = {
  json: unknown
  text: string
  blob: Blob
  arrayBuffer: ArrayBuffer
  stream: ReadableStream | null
}

/** What a raw request takes besides its path: parameters, body, and what `fetch` takes. */
export type RawInit<Operation> = Asked<'params', ParametersOf<Operation>> &
  BodyPart<Operation> &
  Omit<RequestInit, 'body' | 'method' | 'headers'> & {
    readonly headers?: HeadersInit | Readonly<Record<string, string>>
    /** Makes the body that is sent of the one that is given; as JSON unless said. */
    readonly bodySerializer?: (body: never) => unknown
    /** How the answer is read; as JSON unless said. */
    readonly parseAs?: keyof Readings
  }

/** Every failure of the contract is a Problem. */
type FailureOf<Operation> = [Operation] extends [never] ? unknown : Problem

type DataOf<Operation, Init> = Init extends { parseAs: infer As extends Exclude<keyof Readings, 'json'> }
  ? Readings[As]
  : JsonOf<SuccessOf<Operation>>

/** What a raw request answers: one of both, never thrown, and the answer itself. */
export type RawAnswer<Operation, Init> =
  | { readonly data: DataOf<Operation, Init>; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: FailureOf<Operation>; readonly response: Response }

type Given<Init, Chosen extends Init> = object extends Init ? [init?: Chosen] : [init: Chosen]

type Way<Paths, Verb extends Method> = <
  Path extends PathsWith<Paths, Verb>,
  Init extends RawInit<OperationAt<Paths, Path, Verb>>,
>(
  path: Path,
  ...init: Given<RawInit<OperationAt<Paths, Path, Verb>>, Init>
) => Promise<RawAnswer<OperationAt<Paths, Path, Verb>, Init>>

/**
 * One service by the verbs of HTTP: a path of the contract and its options in, `{ data }` or `{ error }` out. openapi-fetch
 * answers; its own types, read by every program that has the SDK, would cost a hundred times those of the SDK.
 */
export type RawClient<Paths extends object> = {
  readonly [Name in keyof Upper]: Way<Paths, Upper[Name]>
} & {
  /** The same with the verb given. */
  readonly request: <
    Verb extends Method,
    Path extends PathsWith<Paths, Verb>,
    Init extends RawInit<OperationAt<Paths, Path, Verb>>,
  >(
    verb: Verb,
    path: Path,
    ...init: Given<RawInit<OperationAt<Paths, Path, Verb>>, Init>
  ) => Promise<RawAnswer<OperationAt<Paths, Path, Verb>, Init>>
}
