import { type OpenApi, operationsOf } from './open-api.ts'

type Document = { name: string; named: OpenApi }

/** Every operation of the four services: its types by id, and where it is. */
export function operationsModule(documents: Document[]): string {
  const filled = documents.filter(({ named }) => operationsOf(named).length > 0)
  const imports = filled.map(
    ({ name }) => `import type { operations as ${typeName(name)} } from './${name}.ts'\n`,
  )
  const rows = filled.flatMap(({ name, named }) =>
    operationsOf(named).map(
      ({ operation, method, path }) =>
        `  '${operation.operationId}': ${JSON.stringify({ service: name, method, path })},\n`,
    ),
  )
  return `// Generated from specs/ by \`pnpm codegen\`. Never edited by hand.
${imports.join('')}
/** Every operation of the contract, typed, by its id. */
export type Operations = ${filled.map(({ name }) => typeName(name)).join(' & ')}

/** \`family.act\`, the operationId of the contract. */
export type OperationId = keyof Operations

/** Where an operation is. */
export interface OperationPlace {
  readonly service: 'main' | 'intranet' | 'laia' | 'analytics'
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters in braces, as \`/loads/{id}\`. */
  readonly path: string
}

/** Where every operation is. */
export const operationPlaces: Readonly<Record<OperationId, OperationPlace>> = {
${rows.join('')}}
`
}

function typeName(service: string): string {
  return service.slice(0, 1).toUpperCase() + service.slice(1)
}
