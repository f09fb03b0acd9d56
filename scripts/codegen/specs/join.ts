/** One complete OpenAPI document for each service, joined from the files of its families. */
import type { OpenApi } from '../open-api.ts'
import type { Specs } from './read.ts'
import type { Node, ServiceName, SpecFile } from './spec-file.ts'

const kinds = ['schemas', 'parameters', 'responses'] as const
type Kind = (typeof kinds)[number]

/** A document, with the source file of each part. */
export type Joined = {
  document: OpenApi
  /** `schemas/Tag` → `tickets/tags.yaml` */
  homes: ReadonlyMap<string, string>
  /** `tags.index` → `tickets/tags.yaml` */
  operations: ReadonlyMap<string, string>
}

/**
 * Every family of the service, in alphabetical order of its file; the targets of references become components. Names
 * are unique within a service: a conflict between two files is refused.
 */
export function join(specs: Specs, service: ServiceName): Joined {
  const parts = new Map<string, { file: string; value: unknown }>()
  const families = [...specs.files.values()].filter((one) => one.service === service)
  const operations = new Map<string, string>()

  const within =
    (file: string) =>
    (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(within(file))
      if (typeof value !== 'object' || value === null) return value
      const { $ref, ...rest } = value as Node
      const others = Object.entries(rest).map(([key, inner]) => [key, within(file)(inner)] as const)
      if (typeof $ref !== 'string') return Object.fromEntries(others)
      return { $ref: component(file, $ref), ...Object.fromEntries(others) }
    }

  /** Registers the target of a reference as a component, once, and returns its pointer. */
  const component = (from: string, reference: string): string => {
    const { file, kind, name } = target(from, reference)
    const key = `${kind}/${name}`
    const known = parts.get(key)
    if (known !== undefined && known.file !== file)
      throw new Error(
        `${name} is in specs/${known.file} and in specs/${file}: one of them needs another name`,
      )
    if (known === undefined) {
      const source = specs.files.get(file)?.[kind]?.[name]
      if (source === undefined) throw new Error(`specs/${from}: ${reference} is nowhere`)
      const part = { file, value: undefined as unknown }
      parts.set(key, part)
      part.value = within(file)(source)
    }
    return `#/components/${key}`
  }

  const paths: Node = {}
  for (const { file, paths: own = {} } of families) {
    for (const [address, item] of Object.entries(own)) {
      if (address in paths) throw new Error(`specs/${file}: ${address} is in another file, too`)
      paths[address] = within(file)(item)
      for (const id of idsIn(item)) operations.set(id, file)
    }
  }
  const head = specs.heads[service]
  const document = { ...head, tags: tagsOf(families), paths, components: componentsOf(head, parts) }
  return {
    document: document as unknown as OpenApi,
    homes: new Map([...parts].map(([key, { file }]) => [key, file])),
    operations,
  }
}

function target(from: string, reference: string): { file: string; kind: Kind; name: string } {
  const [place = '', pointer = ''] = reference.split('#')
  const [, kind, name, ...deeper] = pointer.split('/')
  const found = kinds.find((one) => one === kind)
  if (found === undefined || name === undefined || deeper.length > 0)
    throw new Error(`specs/${from}: ${reference} is none of #/${kinds.join('/…, #/')}/…`)
  const file = place === '' ? from : new URL(place, `specs:///${from}`).pathname.slice(1)
  return { file, kind: found, name }
}

function idsIn(item: Node): string[] {
  return Object.values(item).flatMap((one) => {
    const id = typeof one === 'object' && one !== null && 'operationId' in one ? one.operationId : undefined
    return typeof id === 'string' ? [id] : []
  })
}

function tagsOf(families: readonly SpecFile[]): NonNullable<SpecFile['tags']> {
  return families.flatMap(({ tags = [] }) => tags).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function componentsOf(head: Node, parts: ReadonlyMap<string, { value: unknown }>): Node {
  const sorted = [...parts].sort(([a], [b]) => (a < b ? -1 : 1))
  const ofKind = (kind: Kind) =>
    sorted.flatMap(([key, { value }]) =>
      key.startsWith(`${kind}/`) ? [[key.slice(kind.length + 1), value] as const] : [],
    )
  const filled = kinds.flatMap((kind) =>
    ofKind(kind).length === 0 ? [] : [[kind, Object.fromEntries(ofKind(kind))]],
  )
  return { ...(head.components as Node), ...(Object.fromEntries(filled) as Node) }
}
