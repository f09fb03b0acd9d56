/**
 * The difference between the two sides of the wire: the server has filled in every default, the caller may omit them.
 */
import type { Declarations, Piece } from './declarations.ts'

const known = new WeakMap<Declarations, ReadonlySet<string>>()

/** The schemas that contain a default, transitively. */
export function filledSchemas(caller: Declarations, server: Declarations): ReadonlySet<string> {
  const before = known.get(server)
  if (before !== undefined) return before
  const found = new Set<string>()
  for (const [name, { text }] of server.schemas) if (text !== caller.schemas.get(name)?.text) found.add(name)
  let size: number
  do {
    size = found.size
    for (const [name, { uses }] of server.schemas) if (uses.some((one) => found.has(one))) found.add(name)
  } while (found.size > size)
  known.set(server, found)
  return found
}

/** A type that references the server's variants of schemas. */
export function filledText(piece: Piece | undefined, filled: ReadonlySet<string>): Piece {
  if (piece === undefined) throw new Error('A schema without a type')
  const named = piece.uses.filter((one) => filled.has(one))
  const text = named.reduce(
    (all, one) => all.replaceAll(new RegExp(`\\b${one}\\b`, 'g'), `${one}Filled`),
    piece.text,
  )
  return { text, uses: piece.uses.map((one) => (filled.has(one) ? `${one}Filled` : one)) }
}
