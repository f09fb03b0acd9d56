/**
 * Builds the stale libraries, then checks that they can be published, and that they and the portal are within their
 * size budgets.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { buildIfStale, distOf } from '../builds.ts'
import { main } from '../ending.ts'
import { emptyFolder, manifestOf, pack, published } from '../packed/pack.ts'
import { root, run } from '../run.ts'
import { bundleLibraries } from './library-bundles.ts'
import { overBudget, portalSizes, type Size } from './portal-budgets.ts'
import { sdkSizeProblems } from './sdk-size.ts'
import { typesWrong } from './types-wrong.ts'

await main(async () => {
  const problems = [
    ...(await builds()),
    ...(await publishing()),
    ...(await librarySizes()),
    ...(await portalBudgets()),
  ]
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
})

/** A failed build does not hide the results of the others. */
async function builds(): Promise<string[]> {
  const problems: string[] = []
  for (const name of published) {
    try {
      console.log(`${name}: ${await buildIfStale(name)}`)
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error))
    }
  }
  return problems
}

/** Publishing mistakes that affect users, checked in the tarballs. */
async function publishing(): Promise<string[]> {
  const { folder, remove } = emptyFolder('published')
  try {
    return (await Promise.all(published.map((name) => publishingOf(name, folder)))).flat()
  } finally {
    remove()
  }
}

async function publishingOf(name: (typeof published)[number], folder: string): Promise<string[]> {
  try {
    const file = await pack(name, folder)
    const tarball = new Uint8Array(readFileSync(file)).buffer
    const { messages, pkg } = await publint({ strict: true, pack: { tarball } })
    return [
      ...messages.map(
        (message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
      ),
      ...staleExports(name, pkg),
      ...(await typesWrong(name, file)),
    ]
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/** The tarball has no sources: `publishConfig` repeats the exports without them. */
function staleExports(name: string, packed: Record<string, unknown>): string[] {
  const sources = manifestOf(path.join(root, 'packages', name)).exports
  const withoutSource = JSON.stringify(sources, (key, value: unknown) =>
    key === 'source' ? undefined : value,
  )
  return JSON.stringify(packed.exports) === withoutSource
    ? []
    : [`${name}: publishConfig.exports in its package.json is not exports without "source"`]
}

async function librarySizes(): Promise<string[]> {
  try {
    await bundleLibraries()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const { code, output } = await run(['size-limit'])
  console.log(output.trim())
  const tooLarge = code === 0 ? [] : ['size-limit: a library is larger than .size-limit.json allows']
  return [...tooLarge, ...sdkSizeProblems()]
}

/** Measures the last build of the portal; `pnpm test` and `pnpm start` build it. */
async function portalBudgets(): Promise<string[]> {
  if (!existsSync(path.join(distOf('portal'), 'index.html'))) {
    console.log('portal: not built yet, not measured')
    return []
  }
  console.log(`portal: ${await buildIfStale('portal')}`)
  const sizes = portalSizes() ?? []
  for (const { name, amount, unit = 'kB', limit } of worthReporting(sizes)) {
    console.log(`  ${amount.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} ${unit}  ${name}`)
  }
  return overBudget(sizes).map(({ name, amount, unit = 'kB gzipped', limit, parts = [] }) =>
    [
      `portal: ${name} has ${amount.toFixed(1)} ${unit}, ${limit} are allowed`,
      ...parts.map((part) => `    ${part}`),
    ].join('\n'),
  )
}

/** Whole pages and styles, and the heaviest of the many screens and phrases. */
function worthReporting(sizes: readonly Size[]): Size[] {
  const isSource = ({ name }: Size) => name.startsWith('src/')
  const heaviest = (part: string) =>
    sizes
      .filter((size) => isSource(size) && size.name.includes(part))
      .sort((one, other) => other.amount - one.amount)
      .slice(0, 3)
  return [...sizes.filter((size) => !isSource(size)), ...heaviest('-screen.tsx'), ...heaviest('/phrases/')]
}
