import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { namedSchemas } from './named-schemas.ts'
import type { OpenApi } from './open-api.ts'

/**
 * TypeScript for one service's document. `format: binary` is a Blob on the client's side of the wire. A property with a
 * default may be left out by the caller and is always there for the server, which has filled it in.
 */
export async function typesOf(
  service: string,
  document: OpenApi,
  side: 'caller' | 'server',
): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: false,
    defaultNonNullable: side === 'server',
    transform: (schema) =>
      schema.format === 'binary'
        ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
        : undefined,
  })
  const text = side === 'caller' ? namedSchemas(astToString(nodes)) : astToString(nodes)
  return `// Generated from specs/${service}.yaml by \`pnpm codegen\`. Never edited by hand.\n${text}`
}
