import type { CallOptions } from '#http/call.ts'
import type { Act, Caller } from '#http/caller.ts'
import type { ListQuery, Method, OperationAt, TakesOf } from '#http/from-contract.ts'
import { type IndexAct, type List, listOf } from '#http/list.ts'
import type { Page } from '#http/page.ts'

type ActAt<Paths, Path extends string, M extends Method> = Path extends keyof Paths
  ? Act<Paths, Path, M>
  : never

type ItemOf<Paths, Base extends keyof Paths> =
  Awaited<ReturnType<Act<Paths, Base, 'get'>>> extends Page<infer One> ? One : never

/** The six verbs every family speaks (specification §7). */
interface Verbs<Paths, Base extends keyof Paths & string> {
  /** One page of the list. */
  readonly index: Act<Paths, Base, 'get'>
  /** The whole list, page after page. */
  readonly list: (query?: ListQuery<Paths, Base>, options?: CallOptions) => List<ItemOf<Paths, Base>>
  /** One of them. */
  readonly show: ActAt<Paths, `${Base}/{id}`, 'get'>
  /** Makes a new one. */
  readonly create: Act<Paths, Base, 'post'>
  /** Replaces one: what is not sent takes its default. */
  readonly update: ActAt<Paths, `${Base}/{id}`, 'put'>
  /** Changes one: only what is sent. */
  readonly patch: ActAt<Paths, `${Base}/{id}`, 'patch'>
  /** Deletes one. */
  readonly destroy: ActAt<Paths, `${Base}/{id}`, 'delete'>
}

/** The name, when the contract has this operation and it takes just that. */
type Plain<Paths, Path extends string, M extends Method, Takes, Name> = Path extends keyof Paths
  ? [OperationAt<Paths, Path, M>] extends [never]
    ? never
    : TakesOf<Paths, Path, M> extends Takes
      ? Name
      : never
  : never

/** The verbs that the contract has at this path, in their usual form. */
export type VerbOf<Paths, Base extends keyof Paths & string> =
  | Plain<Paths, Base, 'get', 'query', 'index'>
  | Plain<Paths, `${Base}/{id}`, 'get', 'nothing', 'show'>
  | Plain<Paths, Base, 'post', 'body', 'create'>
  | Plain<Paths, `${Base}/{id}`, 'put', 'body', 'update'>
  | Plain<Paths, `${Base}/{id}`, 'patch', 'body', 'patch'>
  | Plain<Paths, `${Base}/{id}`, 'delete', 'nothing', 'destroy'>

/** A family by its verbs. A verb that the contract lacks does not compile. */
export type Resource<Paths, Base extends keyof Paths & string, Has extends VerbOf<Paths, Base>> = Pick<
  Verbs<Paths, Base>,
  Has | ('index' extends Has ? 'list' : never)
>

const shapes = {
  index: ['get', '', 'query'],
  show: ['get', '/{id}', 'nothing'],
  create: ['post', '', 'body'],
  update: ['put', '/{id}', 'body'],
  patch: ['patch', '/{id}', 'body'],
  destroy: ['delete', '/{id}', 'nothing'],
} as const

/**
 * A family's verbs in one line.
 *
 * @example
 * resource(laia, 'fields', '/fields', ['index', 'show', 'create', 'update', 'patch', 'destroy'])
 */
export function resource<
  Paths extends object,
  Base extends keyof Paths & string,
  Has extends VerbOf<Paths, Base>,
>(service: Caller<Paths>, family: string, base: Base, verbs: readonly Has[]): Resource<Paths, Base, Has> {
  // Which verbs there are was checked against the contract above; here they are only built.
  const act = service.act as (operation: string, verb: Method, path: string, takes: string) => unknown
  const acts = Object.fromEntries(
    verbs.map((verb) => {
      const [method, suffix, takes] = shapes[verb]
      return [verb, act(`${family}.${verb}`, method, `${base}${suffix}`, takes)]
    }),
  )
  const index = acts.index as IndexAct<object, unknown> | undefined
  const list = index && ((query?: object, options?: CallOptions) => listOf(index, query, options))
  return { ...acts, ...(list ? { list } : {}) } as unknown as Resource<Paths, Base, Has>
}
