/** The whole SDK, gzipped, compared with the budget that its operations allow (decision 034). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { contractOperations } from '../codegen/contract-operations.ts'
import { root } from '../run.ts'

/** Bytes for everything but operations, and for each operation: its name, path and place in a family. */
const core = 15_130
const perOperation = 5

const folder = path.join(root, '.cache/size')

/** Why `.cache/size/sdk.js` is too large, in one sentence, or nothing. */
export function sdkSizeProblems(): string[] {
  const size = filesOf('sdk.js')
    .map((file) => gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0)
  const operations = operationCount()
  const limit = core + perOperation * operations
  console.log(`  sdk: ${size} of ${limit} bytes, for ${operations} operations`)
  return size <= limit
    ? []
    : [`sdk: ${size} bytes gzipped, ${limit} are allowed: ${core} and ${perOperation} for each operation`]
}

/** A file with its static imports; lazy chunks are measured on their own. */
function filesOf(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g)].map(([, name = '']) => name)
  return [file, ...imported.flatMap(filesOf)]
}

function operationCount(): number {
  return contractOperations().length
}
