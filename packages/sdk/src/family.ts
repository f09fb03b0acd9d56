import type { CallOptions } from '#http/call.ts'
import type { Method } from '#http/from-contract.ts'
import { type IndexAct, listOf } from '#http/list.ts'
import type { ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel.ts'

/** Makes a family of functions on the kernel of a portal. */
export type Build<Family> = (kernel: Kernel) => Family

type AnyAct = (operation: string, verb: Method, path: string, takes: string, special: object) => unknown

const verbs: Readonly<Record<string, Method>> = { g: 'get', p: 'post', u: 'put', a: 'patch', d: 'delete' }

/** What most families have, by name alone: verb and what it takes, then the rest of the path. */
const usual: Readonly<Record<string, string>> = {
  index: 'g?',
  show: 'g/{id}',
  create: 'p!',
  update: 'u!/{id}',
  patch: 'a!/{id}',
  destroy: 'd/{id}',
  restore: 'p/{id}/restore',
  import: 'p!/import',
  reorder: 'u!/order',
}

/**
 * The functions of one family, out of the line that `pnpm codegen` writes of the contract: names, each with the letter of
 * its verb, `!` for a body and `?` for a query, `*` where no session is needed, `1` where nothing is repeated, and its path.
 */
export function family<Family>(
  service: ServiceName,
  name: string,
  base: string,
  line: string,
): Build<Family> {
  return (kernel) => {
    const act = kernel[service].act as AnyAct
    const acts = line.split(' ').map((one) => {
      const [own = '', how = usual[own] ?? ''] = one.split('=')
      const at = how.search(/\/|$/)
      const [letter = '', ...flags] = how.slice(0, at)
      const verb = verbs[letter] ?? 'get'
      const isOpen = flags.includes('*')
      const takes = flags.map((flag) => ({ '!': 'body ', '?': 'query' })[flag]).join('')
      const special = {
        ...(isOpen ? { auth: 'none' } : {}),
        isOnce: flags.includes('1') || (isOpen && verb !== 'get'),
      }
      return [own, act(`${name}.${own}`, verb, base + how.slice(at), takes, special)]
    })
    const made = Object.fromEntries(acts) as { index?: IndexAct<object, unknown> }
    const { index } = made
    if (!index || !/(^| )index( |$)/.test(line)) return made as Family
    const list = (query?: object, options?: CallOptions) => listOf(index, query, options)
    return { ...made, list } as Family
  }
}
