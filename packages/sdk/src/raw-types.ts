import type { Problem } from '#generated/shared/error.ts'
import type { JsonOf, Method, OperationAt, SuccessOf } from '#http/from-contract.ts'

type Upper = { GET: 'get'; POST: 'post'; PUT: 'put'; PATCH: 'patch'; DELETE: 'delete' }

/** The paths that have this method. */
type PathsWith<Paths, Verb extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends Record<Verb, object> ? Path : never
}[keyof Paths]

type ParametersOf<Operation> = [Operation] extends [never]
  ? object
  : Operation extends { parameters: infer Parameters }
    ? Pick<Parameters, keyof Parameters & ('path' | 'query' | 'header')>
    : object

/** Optional when none of its properties is required. */
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

/** The options of a raw request: parameters, body, and the options of `fetch`. */
export type RawInit<Operation> = Asked<'params', ParametersOf<Operation>> &
  BodyPart<Operation> &
  Omit<RequestInit, 'body' | 'method' | 'headers'> & {
    readonly headers?: HeadersInit | Readonly<Record<string, string>>
    /** Serializes the body. Defaults to JSON. */
    readonly bodySerializer?: (body: never) => unknown
    /** How to read the answer. Defaults to JSON. */
    readonly parseAs?: keyof Readings
  }

/** Every error of the contract is a Problem. */
type FailureOf<Operation> = [Operation] extends [never] ? unknown : Problem

type DataOf<Operation, Init> = Init extends { parseAs: infer As extends Exclude<keyof Readings, 'json'> }
  ? Readings[As]
  : JsonOf<SuccessOf<Operation>>

/** The result of a raw request: data or error, never thrown, and the response. */
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
 * One service by HTTP methods: takes a path of the contract and its options, returns `{ data }` or `{ error }`.
 * openapi-fetch runs it; its own types would make the SDK's types a hundred times as expensive for every program that
 * imports them.
 */
export type RawClient<Paths extends object> = {
  readonly [Name in keyof Upper]: Way<Paths, Upper[Name]>
} & {
  /** The same with the method as an argument. */
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
