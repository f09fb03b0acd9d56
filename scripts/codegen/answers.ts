import { bare } from './bare.ts'
import type { ContractFile, Document } from './files.ts'
import {
  type Answer,
  generatedFrom,
  isReference,
  type JsonSchema,
  type OpenApi,
  type Operation,
  operationsOf,
  type Reference,
} from './open-api.ts'

const schemaPrefix = '#/components/schemas/'

/**
 * The operations of a file with their possible responses, to validate real responses against the contract; and those of
 * its schemas that a response needs. Undefined if there is neither.
 */
export function answersModule(file: ContractFile, needed: ReadonlySet<string>): string | undefined {
  const { document, operations, schemas, name } = file
  const definitions = [...schemas]
    .filter(([one]) => needed.has(one))
    .map(([one, { named }]) => [one, open(named.components?.schemas?.[one] ?? {})] as const)
  if (operations.length + definitions.length === 0) return undefined
  const places = operations.map(
    ({ operation, method, path }) =>
      [operation.operationId, { service: document.name, method, path }] as const,
  )
  const answers = operations.map(
    ({ operation }) => [operation.operationId, answersOf(operation, document.named)] as const,
  )
  const text = `import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/${name}.yaml. */
export const part: ContractPart = {
  places: ${rows(places)},
  answers: ${rows(answers)},
  definitions: ${rows(definitions)},
}
`
  return `${generatedFrom(`${name}.yaml`)}${withKinds(text)}`
}

/** The kinds of notices of all families are a list of their own. */
function withKinds(text: string): string {
  const filled = text.replaceAll('"x-enum":"notices"', '"enum":notificationKinds')
  return filled === text ? text : `import { notificationKinds } from '#generated/notices.ts'\n${filled}`
}

function rows(entries: readonly (readonly [string, object])[]): string {
  const lines = entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}  }`
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

/** The named schemas that responses need, transitively. */
export function neededByAnswers(documents: readonly Document[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { named } of documents) {
    const need = (value: unknown) => {
      for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
        const schema = named.components?.schemas?.[name]
        if (!schema || found.has(name)) continue
        found.add(name)
        need(open(schema))
      }
    }
    const operations = operationsOf(named)
    need(operations.map(({ operation }) => answersOf(operation, named)))
    if (operations.length > 0) need({ $ref: '#/$defs/Problem' })
  }
  return found
}

/** Without descriptions, open for fields that a newer server adds, and with references into `$defs`. */
function open(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(bare(schema), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  )
  return JSON.parse(text.replaceAll(schemaPrefix, '#/$defs/')) as JsonSchema
}
