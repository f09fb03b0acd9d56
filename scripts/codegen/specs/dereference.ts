import type { OpenApi } from '../open-api.ts'
import type { Node } from './spec-file.ts'

/** The document with references inlined, all or those that `isMeant` selects. A recursive reference is kept. */
export function dereferenced(
  document: OpenApi,
  isMeant: (reference: string) => boolean = () => true,
): OpenApi {
  const walk = (value: unknown, above: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, above))
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...rest } = value as Node
    const others = () =>
      Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, walk(inner, above)]))
    if (typeof $ref !== 'string') return others()
    if (above.includes($ref) || !isMeant($ref)) return value
    return { ...(walk(partAt(document, $ref), [...above, $ref]) as Node), ...others() }
  }
  return walk(document, []) as OpenApi
}

function partAt(document: OpenApi, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Node)[key], document)
}
