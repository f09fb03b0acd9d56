/** The whole SDK, gzipped, beside what its operations allow it (decision 034). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../run.ts'

/** Bytes of everything that is not an operation, and of each operation: its name, path and place in a family. */
const core = 11_740
const perOperation = 40

/** What is wrong with the size of `.cache/size/sdk.js`: nothing, or one sentence. */
export function sdkSizeProblems(): string[] {
  const size = gzipSync(readFileSync(path.join(root, '.cache/size/sdk.js')), { level: 9 }).length
  const operations = operationCount()
  const limit = core + perOperation * operations
  console.log(`  sdk: ${size} of ${limit} bytes, for ${operations} operations`)
  return size <= limit
    ? []
    : [`sdk: ${size} bytes gzipped, ${limit} are allowed: ${core} and ${perOperation} for each operation`]
}

function operationCount(): number {
  const table = readFileSync(
    path.join(root, 'packages/server/src/contract/generated/operations.json'),
    'utf8',
  )
  return (JSON.parse(table) as unknown[]).length
}
