/**
 * A catalogue is a list of named things that administrators keep (decision 112). Its file says what is its own; the nine
 * operations, their answers and the schemas that all catalogues share are written out here.
 */
import { kebab } from '../open-api.ts'
import { type Act, catalogueActs } from './catalogue-acts.ts'
import { schemasOf } from './catalogue-schemas.ts'
import { merged } from './merged.ts'
import type { Node, SpecFile } from './read.ts'

/** What the file of a catalogue says, under `catalogue`. */
export type Catalogue = {
  /** The schema of a row, `Tag`; `TagInput`, `TagUpdate`, `TagPatch` and `OneTag` come with it. */
  schema: string
  /** Its family, `tags`; the name of its file unless said. */
  family?: string
  /** What the texts call a row and many of them, `tag` and `tags`; made of `schema` and `family` unless said. */
  word?: string
  words?: string
  /** Of which permissions any one suffices, by what is done. An import wants one of create or update. */
  permissions: Record<'read' | 'create' | 'update' | 'destroy', string[]>
  /** What the list can be put in order by; the first is its order unless asked. */
  sorts: string[]
  /** What an operation has besides, or in the place of, what all catalogues say of it; `false` where there is none. */
  acts?: Partial<Record<Act, Node | false>>
  /** A row to create; an update sends the same. */
  example: Node
  /** What must be sent, besides the name. */
  required?: string[]
  /** What is written of a row, besides its name, its translations and whether it is active. */
  properties?: Record<string, Node>
  /** What is only read of a row. */
  shown?: Record<string, Node>
  /** What its rows have not, of what those of all catalogues have. */
  without?: Common[]
  /** The tag of its operations; the first that its file defines unless said. */
  tag?: string
}

/** What rows have in every catalogue that does not say otherwise. */
export type Common = 'translations' | 'active' | 'position' | 'uses'

/** The file with the operations and schemas of its catalogue; what is written beside it goes on top. */
export function withCatalogue(file: SpecFile): SpecFile {
  const { catalogue, ...rest } = file
  if (catalogue === undefined) return file
  const names = namesOf(file.file, catalogue)
  const tag = catalogue.tag ?? file.tags?.[0]?.name ?? names.family
  return {
    ...rest,
    paths: merged(pathsOf(catalogue, names, tag), file.paths ?? {}),
    schemas: merged(schemasOf(catalogue, names), file.schemas ?? {}),
  }
}

/** How the texts speak of a catalogue. */
export type Names = { family: string; schema: string; word: string; words: string; aWord: string }

function namesOf(file: string, { schema, family, word, words }: Catalogue): Names {
  const stem = file.replace(/^.*\/|\.yaml$/g, '')
  const one = word ?? kebab(schema).replace(/^-/, '').replaceAll('-', ' ')
  return {
    schema,
    family: family ?? stem.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    word: one,
    words: words ?? stem.replaceAll('-', ' '),
    aWord: `${/^[aeio]/.test(one) ? 'an' : 'a'} ${one}`,
  }
}

/** `/tags`, `/tags/import`, `/tags/order`, `/tags/{id}` and `/tags/{id}/restore`. */
function pathsOf(catalogue: Catalogue, names: Names, tag: string): Record<string, Node> {
  const base = `/${kebab(names.family)}`
  const id = { parameters: [{ $ref: '../shared/parameters.yaml#/parameters/Id' }] }
  const paths: Record<string, Node> = {}
  for (const [act, { suffix, method, make }] of Object.entries(catalogueActs)) {
    const own = catalogue.acts?.[act as Act] ?? {}
    if (own === false) continue
    const address = `${base}${suffix}`
    const head = { operationId: `${names.family}.${act}`, tags: [tag] }
    paths[address] ??= suffix.startsWith('/{id}') ? { ...id } : {}
    paths[address][method] = merged({ ...head, ...make(catalogue, names) }, own)
  }
  return paths
}
