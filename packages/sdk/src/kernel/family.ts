import type { Method } from '#http/from-contract.ts'
import { type IndexAct, listOf } from '#http/list.ts'
import type { ServiceName } from '#http/services.ts'
import type { Kernel } from './kernel.ts'

/** Builds a family of functions on the kernel of a portal. */
export type Build<Family> = (kernel: Kernel) => Family

type AnyAct = (operation: string, verb: Method, path: string, takes: string, special: object) => unknown

const verbs: Readonly<Record<string, Method>> = { g: 'get', p: 'post', u: 'put', a: 'patch', d: 'delete' }

/** The default operation of each name. */
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
 * Builds the functions of one family from the line that `pnpm codegen` writes: the family with its path, if that is
 * not its name, then its functions. Each has the letter of its method, `!` for a body, `?` for a query, `*` for no
 * session, `1` for no retry, and the rest of its path; `~` means `/{id}/` and its name.
 */
export function family<Family>(service: ServiceName, line: string): Build<Family> {
  const [head = '', ...names] = line.split(' ')
  const [name = '', base = `/${kebab(name)}`] = head.split(':')
  return (kernel) => {
    const act = kernel[service].act as AnyAct
    const acts = names.map((one) => [one.split('=')[0], functionOf(act, name, base, one)])
    const made = Object.fromEntries(acts) as { index: IndexAct<object, unknown> }
    // An index without a query has no pages, or takes an id.
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

/** Builds the families of whole services from their lines. */
export function families<All>(lines: Partial<Record<ServiceName, string>>): {
  readonly [Name in keyof All]: Build<All[Name]>
} {
  const all = Object.entries(lines).flatMap(([service, text]) =>
    // The text has one line per family, so that two branches can each add one without a conflict.
    [...text.matchAll(/(\w+).*/g)].map(([line, name]) => [name, family(service as ServiceName, line)]),
  )
  return Object.fromEntries(all) as { [Name in keyof All]: Build<All[Name]> }
}
