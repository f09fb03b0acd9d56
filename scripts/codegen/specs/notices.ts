/** The kinds of notices that families declare. */
import type { Node, Notice, SpecFile } from './spec-file.ts'

const known = new Set(['portal', 'mail', 'atWork', 'tone', 'values'])

/** Every kind with its declaration, in the order of the files; refuses duplicates. */
export function noticesOf(files: Iterable<SpecFile>): Map<string, Notice> {
  const found = new Map<string, Notice>()
  for (const { file, notices = {} } of files) {
    for (const [kind, notice] of Object.entries(notices)) {
      const where = `specs/${file}: the notice ${kind}`
      if (!/^[a-z]\w*\.[a-z]\w*$/.test(kind)) throw new Error(`${where} must be named family.act`)
      if (found.has(kind)) throw new Error(`${where} is in another file, too`)
      const odd = Object.keys(notice).filter((key) => !known.has(key))
      if (odd.length > 0)
        throw new Error(`${where} says ${odd.join(', ')}: it may say ${[...known].join(', ')}`)
      if (!Array.isArray(notice.values)) throw new Error(`${where} must say its values, or []`)
      found.set(kind, notice)
    }
  }
  return found
}

/**
 * Fills in all kinds as the values of a schema with `x-enum: notices`. Files generated for one family exclude them: a
 * kind of another family must not change these.
 */
export function withKinds(files: ReadonlyMap<string, SpecFile>): ReadonlyMap<string, SpecFile> {
  const kinds = [...noticesOf(files.values()).keys()]
  const filled = (schema: Node): Node =>
    schema['x-enum'] === 'notices' ? { ...schema, enum: kinds } : schema
  return new Map(
    [...files].map(([name, file]) => {
      if (file.schemas === undefined) return [name, file]
      const schemas = Object.entries(file.schemas).map(([key, schema]) => [key, filled(schema)] as const)
      return [name, { ...file, schemas: Object.fromEntries(schemas) }]
    }),
  )
}
