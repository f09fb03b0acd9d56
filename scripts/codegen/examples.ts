import { exampleOf } from './example-of.ts'
import { isReference, type Media, methods, type OpenApi, type Operation } from './open-api.ts'

/**
 * What every operation answers when all is well, for mocked servers: the examples that the contract names, else one made of
 * the examples of its properties.
 */
export function examplesModule(documents: { flat: OpenApi }[]): string {
  const rows = documents.flatMap(({ flat }) =>
    Object.values(flat.paths).flatMap((item) =>
      methods.flatMap((method) => {
        const operation = item[method]
        return operation ? `  '${operation.operationId}': ${JSON.stringify(exampleAnswer(operation))},\n` : []
      }),
    ),
  )
  return `// Generated from specs/ by \`pnpm codegen\`. Never edited by hand.
import type { OperationId } from './operations.ts'

/** What an operation answers when all is well. */
export interface ExampleAnswer {
  readonly status: number
  /** Absent where there is no body. */
  readonly mediaType?: string
  /** Bodies by name; \`default\` is always one of them where there is a body. */
  readonly bodies: Readonly<Record<string, unknown>>
}

/** What every operation answers when all is well. */
export const exampleAnswers: Readonly<Record<OperationId, ExampleAnswer>> = {
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
