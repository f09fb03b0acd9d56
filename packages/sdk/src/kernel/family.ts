import type { Method } from '#http/from-contract.ts'
import { type IndexAct, listOf } from '#http/list.ts'
import type { ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel.ts'

/** Makes a family of functions on the kernel of a portal. */
export type Build<Family> = (kernel: Kernel) => Family

type AnyAct = (operation: string, verb: Method, path: string, takes: string, special: object) => unknown

const verbs: Readonly<Record<string, Method>> = { g: 'get', p: 'post', u: 'put', a: 'patch', d: 'delete' }

/** What most families have, by name alone. */
const usual: Readonly<Record<string, string>> = {
  index: 'g?',
  show: 'g/{id}',
  create: 'p!',
  update: 'u!/{id}',
  patch: 'a!/{id}',
  destroy: 'd/{id}',
  restore: 'p~',
  import: 'p!/import',
  reorder: 'u!/order',
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The functions of one family, out of the line that `pnpm codegen` writes of the contract: the family with its path, where
 * that is not its name, then its acts. Each has the letter of its verb, `!` for a body and `?` for a query, `*` where no
 * session is needed, `1` where nothing is repeated, and the rest of its path; `~` is `/{id}/` and its name.
 */
export function family<Family>(service: ServiceName, line: string): Build<Family> {
  const [head = '', ...names] = line.split(' ')
  const [name = '', base = `/${kebab(name)}`] = head.split(':')
  return (kernel) => {
    const act = kernel[service].act as AnyAct
    const acts = names.map((one) => [one.split('=')[0], functionOf(act, name, base, one)])
    const made = Object.fromEntries(acts) as { index: IndexAct<object, unknown> }
    // An index that is written otherwise has no pages, or is asked for with an id.
    return (names.includes('index') ? { ...made, list: listOf(made.index) } : made) as Family
  }
}

function functionOf(act: AnyAct, name: string, base: string, written: string): unknown {
  const [own = '', how = usual[own] ?? ''] = written.split('=')
  const [, letter = '', flags = '', rest = ''] = /^(.)([^/~]*)(.*)/.exec(how) ?? []
  const verb = verbs[letter] ?? 'get'
  const path = base + (rest === '~' ? `/{id}/${kebab(own)}` : rest)
  return act(`${name}.${own}`, verb, path, takesOf(flags), specialOf(flags, verb))
}

const takesOf = (flags: string) => `${flags.includes('!') ? 'body' : ''}${flags.includes('?') ? 'query' : ''}`

function specialOf(flags: string, verb: Method): object {
  const isOpen = flags.includes('*')
  return {
    ...(isOpen ? { auth: 'none' } : {}),
    isOnce: flags.includes('1') || (isOpen && verb !== 'get'),
  }
}

/** The families of whole services by their names, each a line. */
export function families<All>(lines: Partial<Record<ServiceName, string>>): {
  readonly [Name in keyof All]: Build<All[Name]>
} {
  const all = Object.entries(lines).flatMap(([service, text]) =>
    // The text has lines of its own, so that two branches may each add one.
    [...text.matchAll(/(\w+).*/g)].map(([line, name]) => [name, family(service as ServiceName, line)]),
  )
  return Object.fromEntries(all) as { [Name in keyof All]: Build<All[Name]> }
}
