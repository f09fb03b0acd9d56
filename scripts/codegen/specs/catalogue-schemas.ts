import { reference } from './parts.ts'
import type { Catalogue, Common, Names, Node } from './spec-file.ts'

/** Shown to people; in Spanish if there are translations. */
function nameOf({ example, without = [] }: Catalogue): Node {
  const description = without.includes('translations') ? 'Display name.' : 'Display name, in Spanish.'
  return { type: 'string', minLength: 1, maxLength: 120, description, examples: [example.name] }
}

/** `Tag`, its inputs (`TagInput`, `TagUpdate`, `TagPatch`), and its envelope `OneTag`. */
export function schemasOf(catalogue: Catalogue, { schema, word, aWord }: Names): Record<string, Node> {
  const { required = [], properties = {}, shown = {}, without = [] } = catalogue
  const ifThere = (common: Common, of: Node): Record<string, Node> =>
    without.includes(common) ? {} : { [common]: of }
  const written: Record<string, Node> = {
    name: nameOf(catalogue),
    ...ifThere('translations', reference('catalogue', 'schemas/Translations')),
    ...ifThere('active', reference('catalogue', 'schemas/Active')),
    ...properties,
  }
  const version = { version: reference('catalogue', 'schemas/SeenVersion') }
  const read: Record<string, Node> = {
    id: reference('parameters', 'schemas/Id'),
    ...written,
    ...shown,
    ...ifThere('position', reference('catalogue', 'schemas/Position')),
    version: reference('catalogue', 'schemas/Version'),
    ...ifThere('uses', reference('catalogue', 'schemas/Uses')),
    createdAt: reference('parameters', 'schemas/Instant'),
    updatedAt: reference('parameters', 'schemas/Instant'),
    deletedAt: reference('catalogue', 'schemas/DeletedAt'),
  }
  const needed = ['name', ...required]
  const closed = { type: 'object', additionalProperties: false }
  const a = `${aWord.slice(0, 1).toUpperCase()}${aWord.slice(1)}`
  return {
    [`One${schema}`]: {
      type: 'object',
      description: `A single ${word}.`,
      required: ['data'],
      properties: { data: { $ref: `#/schemas/${schema}` } },
    },
    [`${schema}Patch`]: {
      ...closed,
      description: 'Fields to change.',
      required: ['version'],
      properties: { ...written, ...version },
    },
    [`${schema}Update`]: {
      ...closed,
      description: `${a} that replaces an existing one.`,
      required: [...needed, 'version'],
      properties: { ...written, ...version },
    },
    [`${schema}Input`]: { ...closed, description: `${a} to create.`, required: needed, properties: written },
    [schema]: { type: 'object', description: `${a}.`, required: Object.keys(read), properties: read },
  }
}
