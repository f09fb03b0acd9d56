/** How long a hostile body blocks the event loop: the longest validation over all operations. */
import { performance } from 'node:perf_hooks'
import {
  bodyBytesOf,
  type JsonSchema,
  type OperationRow,
  operationRows,
} from '../packages/server/src/contract/operations.ts'
import { Refusal } from '../packages/server/src/contract/refuse.ts'
import { validatorsOf } from '../packages/server/src/contract/validate.ts'
import { main } from '../scripts/ending.ts'
import { compare, type Figures } from './harness.ts'

const rows = operationRows.filter(({ body }) => body?.mediaType === 'application/json')

/** A body of an operation of the maximum size. */
type Hostile = (row: OperationRow, bytes: number) => string

const kinds: Record<string, Hostile> = {
  'lists of nothing': (row, bytes) => bodyWith(row, () => `[${'0,'.repeat(bytes / 2)}0]`),
  'as many wrong items as a list may have': (row, bytes) =>
    bodyWith(
      row,
      ({ maxItems }) =>
        `[${Array(Math.min(Number(maxItems ?? 0), bytes / 40))
          .fill('{"":1,"constructor":"\\u0000"}')
          .join()}]`,
    ),
  'unknown properties': (_row, bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, at) => `"p${at}":0`).join()}}`,
  'text for a pattern': (row, bytes) => bodyWith(row, () => JSON.stringify(`a@${'.'.repeat(bytes)} `)),
  depth: (row, bytes) => bodyWith(row, () => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`),
}

await main(async () => {
  const names = Object.keys(kinds)
  await compare({
    title: 'Hostile bodies: the longest validation',
    about: `For each of ${rows.length} operations that take JSON, bodies as large as they may be (1 MB, public ones 16 kB, imports of configuration and incidents 2 MB). The longest time that one of them holds the process, parsing not counted; the reference is the limit of 50 ms.`,
    rounds: 5,
    contenders: [
      { name: 'the limit', round: () => Promise.resolve({ ms: 50 }) },
      ...Object.entries(kinds).map(([name, hostile]) => ({
        name,
        round: () => Promise.resolve(longest(hostile)),
      })),
    ],
    targets: names.map((contender) => ({ contender, figure: 'ms', atMost: 1 })),
  })
  return 0
})

function longest(hostile: Hostile): Figures {
  return { ms: Math.max(...rows.map((row) => validationOf(row, hostile(row, bodyBytesOf(row) - 200)))) }
}

function validationOf(row: OperationRow, text: string): number {
  const value: unknown = JSON.parse(text)
  const validators = validatorsOf(row)
  const begun = performance.now()
  try {
    validators.body(value)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return performance.now() - begun
}

/** Every property of the operation, with this value. */
function bodyWith({ body }: OperationRow, text: (schema: JsonSchema) => string): string {
  const [[name, schema] = ['x', {}]] = Object.entries(body?.schema.properties ?? {}).toSorted(
    ([, one], [, other]) => weightOf(other) - weightOf(one),
  )
  return `{${JSON.stringify(name)}:${text(schema)}}`
}

/** Lists first, the longest ones before others; then patterns. */
function weightOf({ maxItems, pattern }: JsonSchema): number {
  return Number(maxItems ?? 0) + (pattern === undefined ? 0 : 0.5)
}
