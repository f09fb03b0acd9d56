/** The whole SDK, gzipped, beside what its operations allow it (decision 034). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { contractOperations } from '../codegen/contract-operations.ts'
import { root } from '../run.ts'

/** Bytes of everything that is not an operation, and of each operation: its name, path and place in a family. */
const core = 15_130
const perOperation = 5

const folder = path.join(root, '.cache/size')

/** What is wrong with the size of `.cache/size/sdk.js`: nothing, or one sentence. */
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

/** A file and what it cannot stand without; what it loads later is weighed by itself. */
function filesOf(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const imported = [...text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+)"/g)].map(([, name = '']) => name)
  return [file, ...imported.flatMap(filesOf)]
}

function operationCount(): number {
  return contractOperations().length
}
