import type { Meta, Page } from './page.ts'

/** The HTTP methods in the contract. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The operation at a path of the generated types; `never` when the contract has none. */
export type OperationAt<Paths, Path extends keyof Paths, Verb extends Method> = Verb extends keyof Paths[Path]
  ? NonNullable<Paths[Path][Verb]>
  : never

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : never

/** Its successful answer. */
export type SuccessOf<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201 | 202 | 204)]
  : never

/** The JSON of an answer; undefined when there is none. */
export type JsonOf<Reply> = Reply extends { content: { 'application/json': infer Json } } ? Json : undefined

type Unwrapped<Json> = Json extends { data: (infer Item)[]; meta: infer More }
  ? keyof More extends keyof Meta
    ? Page<Item>
    : Page<Item> & { readonly meta: More }
  : Json extends { data: infer Data }
    ? Data
    : Json

type IdOf<Path> = Path extends `${string}{${string}}${string}` ? [id: string] : []
type BodyArgument<Operation> = [BodyOf<Operation>] extends [never] ? [] : [body: BodyOf<Operation>]
type QueryArgument<Operation> = [QueryOf<Operation>] extends [never] ? [] : [query?: QueryOf<Operation>]

/** The arguments before the options: id, body and query, as far as the operation has them. */
export type ArgumentsOf<Paths, Path extends keyof Paths, Verb extends Method> = [
  ...IdOf<Path>,
  ...BodyArgument<OperationAt<Paths, Path, Verb>>,
  ...QueryArgument<OperationAt<Paths, Path, Verb>>,
]

/** The result, without its `data` envelope; a list keeps its `meta`. */
export type AnswerOf<Paths, Path extends keyof Paths, Verb extends Method> = Unwrapped<
  JsonOf<SuccessOf<OperationAt<Paths, Path, Verb>>>
>

/** Which of body and query the operation takes; spelled out so that the compiler checks it against the contract. */
export type TakesOf<Paths, Path extends keyof Paths, Verb extends Method> = [
  BodyOf<OperationAt<Paths, Path, Verb>>,
] extends [never]
  ? [QueryOf<OperationAt<Paths, Path, Verb>>] extends [never]
    ? 'nothing'
    : 'query'
  : [QueryOf<OperationAt<Paths, Path, Verb>>] extends [never]
    ? 'body'
    : 'body and query'

/** The query of an index function: filters and order. */
export type ListQuery<Paths, Path extends keyof Paths> = QueryOf<OperationAt<Paths, Path, 'get'>>
