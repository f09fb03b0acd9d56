/**
 * specs/ → the code generated from the contract; files by name → the lists that import them; both → the pages about the
 * SDK. `--check` only compares.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiPages, stalePages } from './api-list/stale-pages.ts'
import { held, keyOf, remember, stateOf } from './changed/held.ts'
import { type Bundle, bundles } from './codegen/bundle.ts'
import { contractOutputs, generatedFiles } from './codegen/contract-outputs.ts'
import { isSame } from './codegen/is-same.ts'
import { staleLists, writeLists } from './codegen/registries.ts'
import { noticesOf } from './codegen/specs/notices.ts'
import { readSpecs } from './codegen/specs/read.ts'
import { main } from './ending.ts'
import { root } from './run.ts'

/** The inputs and outputs of everything but the lists. */
const places = [
  ...['specs/', 'scripts/', 'packages/sdk/', 'packages/permissions/', 'pnpm-lock.yaml'],
  ...['packages/server/src/contract/generated/', 'packages/portal/src/generated/', ...apiPages],
]

await main(async () => {
  if (process.argv.includes('--check')) return check()
  if (held().codegen !== inputs()) {
    const contract = contractNow()
    writeContract(contract)
    // After the contract: the pages describe the current SDK.
    write(stalePages(contract.bundles))
    remember({ codegen: inputs() })
  }
  await writeLists(write)
  return 0
})

type Contract = { bundles: Bundle[]; notices: ReturnType<typeof noticesOf> }

function contractNow(): Contract {
  const specs = readSpecs()
  return { bundles: bundles(specs), notices: noticesOf(specs.files.values()) }
}

async function check(): Promise<number> {
  const contract = contractNow()
  const { stale, left } = comparedWith(contract)
  const lists = await staleLists()
  for (const [file] of [...stale, ...lists])
    console.error(`${file}: not what specs/ say or which files there are. Run: pnpm codegen`)
  for (const file of left) console.error(`${file}: specs/ say nothing of it. Run: pnpm codegen`)
  const pages = stalePages(contract.bundles)
  for (const [file] of pages)
    console.error(`${file}: not what the contract and the SDK say now. Run: pnpm codegen`)
  return stale.length + left.length + lists.length + pages.length > 0 ? 1 : 0
}

function writeContract(contract: Contract): void {
  const { stale, left } = comparedWith(contract)
  write(stale)
  for (const file of left) {
    rmSync(path.join(root, file))
    console.log(`removed ${file}`)
  }
}

/** Stale generated files with their expected text, and orphans that the contract no longer has. */
function comparedWith({ bundles: documents, notices }: Contract): {
  stale: [string, string][]
  left: string[]
} {
  const outputs = contractOutputs(documents, notices)
  return {
    stale: [...outputs].filter(([file, text]) => !isSame(file, current(file), text)),
    left: globSync(generatedFiles, { cwd: root })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !outputs.has(file)),
  }
}

function write(files: readonly [string, string][]): void {
  for (const [file, text] of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
    console.log(`wrote ${file}`)
  }
}

/** The cache key of everything but the lists: while it is unchanged, nothing can be stale. */
function inputs(): string | undefined {
  const state = stateOf()
  const isRead = (file: string) => places.some((place) => file.startsWith(place))
  return state && keyOf(state, isRead, [])
}

function current(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
