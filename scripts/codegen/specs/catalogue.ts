/**
 * A catalogue is a list of named things that administrators maintain (decision 112). Its file has the specifics; the
 * nine operations, their responses and the schemas are expanded here.
 */
import { kebab } from '../open-api.ts'
import { catalogueActs } from './catalogue-acts.ts'
import { schemasOf } from './catalogue-schemas.ts'
import { merged } from './merged.ts'
import type { Act, Catalogue, Names, Node, SpecFile } from './spec-file.ts'

/** The file with its catalogue expanded; explicit definitions take precedence. */
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
