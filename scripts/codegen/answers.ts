import { bare } from './bare.ts'
import {
  type Answer,
  isReference,
  type JsonSchema,
  type OpenApi,
  type Operation,
  operationsOf,
  type Reference,
} from './open-api.ts'

type Document = { name: string; named: OpenApi }

const schemaPrefix = '#/components/schemas/'

/**
 * What every operation may answer, for whoever compares real answers with the contract. Schemas that several operations
 * share stand once a service, in its `definitions`.
 */
export function answersModule(documents: Document[]): string {
  const rows = documents.flatMap(({ named }) =>
    operationsOf(named).map(
      ({ operation }) => `  '${operation.operationId}': ${JSON.stringify(answersOf(operation, named))},\n`,
    ),
  )
  const definitions = documents.map(({ name, named }) => {
    const schemas = Object.entries(reachable(named)).map(
      ([key, schema]) => `    ${JSON.stringify(key)}: ${JSON.stringify(schema)},\n`,
    )
    return `  ${name}: {\n${schemas.join('')}  },\n`
  })
  return `// Generated from specs/ by \`pnpm codegen\`. Never edited by hand.
import type { OperationId, OperationPlace } from './operations.ts'

/** A JSON Schema of the dialect 2020-12. Answers may hold more than it says. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What an operation may answer. */
export interface Answers {
  /** By status; null for an answer without a body. */
  readonly successes: Readonly<Record<string, { readonly mediaType: string; readonly schema: JsonSchema } | null>>
  /** The statuses of its refusals; all of them carry a Problem. */
  readonly failures: readonly number[]
}

/** The schemas that \`#/$defs/…\` means, by service. */
export const definitions: Readonly<Record<OperationPlace['service'], Readonly<Record<string, JsonSchema>>>> = {
${definitions.join('')}}

/** What every operation may answer. */
export const answers: Readonly<Record<OperationId, Answers>> = {
${rows.join('')}}
`
}

function answersOf(operation: Operation, document: OpenApi): object {
  const all = Object.entries(operation.responses).map(
    ([status, answer]) => [status, resolved(answer, document)] as const,
  )
  const failures = all.filter(([status]) => status >= '400')
  for (const [status, answer] of failures) {
    const schema = answer.content?.['application/problem+json']?.schema
    if (schema?.$ref !== `${schemaPrefix}Problem`)
      throw new Error(`${operation.operationId}: ${status} is no Problem of shared/error.yaml`)
  }
  return {
    successes: Object.fromEntries(
      all.filter(([status]) => status < '400').map(([status, answer]) => [status, success(answer)]),
    ),
    failures: failures.map(([status]) => Number(status)),
  }
}

function success({ content }: Answer): object | null {
  const [media] = Object.entries(content ?? {})
  return media ? { mediaType: media[0], schema: open(media[1].schema ?? {}) } : null
}

function resolved(answer: Answer | Reference, document: OpenApi): Answer {
  if (!isReference(answer)) return answer
  const found = document.components?.responses?.[answer.$ref.replace('#/components/responses/', '')]
  if (!found) throw new Error(`${answer.$ref} is nowhere`)
  return found
}

/** The named schemas that answers need, directly or by way of others. */
function reachable(document: OpenApi): Record<string, JsonSchema> {
  const all = document.components?.schemas ?? {}
  const found: Record<string, JsonSchema> = {}
  const need = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
      const schema = all[name]
      if (!schema || name in found) continue
      found[name] = open(schema)
      need(found[name])
    }
  }
  const rows = operationsOf(document).map(({ operation }) => answersOf(operation, document))
  if (rows.length > 0) need([...rows, { $ref: '#/$defs/Problem' }])
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Without prose, open for fields that a newer server adds, and its references within `$defs`. */
function open(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(bare(schema), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  )
  return JSON.parse(text.replaceAll(schemaPrefix, '#/$defs/')) as JsonSchema
}
