import { exampleOf } from './example-of.ts'
import type { ContractFile } from './files.ts'
import { generatedFrom, isReference, type Media, type Operation, operationsOf } from './open-api.ts'

/**
 * The successful responses of a file's operations, for mock servers: examples of the contract, else composed from the
 * examples of properties.
 */
export function examplesModule({ name, document, operations }: ContractFile): string | undefined {
  if (operations.length === 0) return undefined
  const ids = new Set(operations.map(({ operation }) => operation.operationId))
  const rows = operationsOf(document.flat)
    .filter(({ operation }) => ids.has(operation.operationId))
    .map(({ operation }) => `  '${operation.operationId}': ${JSON.stringify(exampleAnswer(operation))},\n`)
  return `${generatedFrom(`${name}.yaml`)}import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/${name}.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
${rows.join('')}}
`
}

function exampleAnswer({ operationId, responses }: Operation): object {
  const [found] = Object.entries(responses).filter(([status]) => status < '400')
  if (!found || isReference(found[1])) throw new Error(`${operationId}: the contract gives it no success`)
  const [status, { content }] = found
  const [media] = Object.entries(content ?? {})
  if (!media) return { status: Number(status), bodies: {} }
  return { status: Number(status), mediaType: media[0], bodies: bodiesOf(media[1]) }
}

function bodiesOf({ schema = {}, example, examples = {} }: Media): Record<string, unknown> {
  const byName = Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))
  return { default: example ?? Object.values(byName)[0] ?? exampleOf(schema), ...byName }
}
