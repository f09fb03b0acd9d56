/** The files of specs/ as units of generation: what each defines, and for which service. */
import type { Bundle } from './bundle.ts'
import type { Declarations } from './declarations.ts'
import { familiesOf, type Family } from './families.ts'
import { cachedDeclarations } from './cached-declarations.ts'
import { operationsOf, type Placed } from './open-api.ts'

export type Document = Bundle & { caller: Declarations; server: Declarations }

/** `specs/tickets/tags.yaml`, or a shared file: then it has no operations. */
export type ContractFile = {
  /** `tickets/tags` */
  name: string
  /** Its operations and families, and their document. */
  document: Document
  operations: Placed[]
  families: Family[]
  /** Its used schemas, each with a document that contains it. */
  schemas: ReadonlyMap<string, Document>
}

/** The documents with the types of both sides. */
export function documentsOf(bundles: readonly Bundle[]): Document[] {
  return bundles.map((one) => ({
    ...one,
    caller: cachedDeclarations(one.named, 'caller'),
    server: cachedDeclarations(one.named, 'server'),
  }))
}

/** Every file that defines something, in alphabetical order. Its schemas are the same in each service. */
export function contractFiles(documents: readonly Document[]): ContractFile[] {
  const files = new Map<string, ContractFile>()
  for (const document of documents) {
    const names = new Set([...document.homes.values(), ...document.operations.values()])
    for (const file of names) {
      const isHere = (id: string) => document.operations.get(id) === file
      const operations = operationsOf(document.named).filter(({ operation }) => isHere(operation.operationId))
      const known = files.get(file)
      const schemas = new Map([...(known?.schemas ?? []), ...schemasOf(document, file)].sort(byName))
      const name = file.replace(/\.yaml$/, '')
      const own = { name, document, operations, families: familiesOf(document.named, isHere) }
      files.set(file, { ...(known === undefined || operations.length > 0 ? own : known), schemas })
    }
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

function schemasOf(document: Document, file: string): [string, Document][] {
  return [...document.homes].flatMap(([key, home]): [string, Document][] =>
    home === file && key.startsWith('schemas/') ? [[key.slice('schemas/'.length), document]] : [],
  )
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
