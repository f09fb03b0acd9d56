/** `pnpm build`: every stale package, and the SBOM. */
import { type Build, buildIfStale, everyBuild } from './builds.ts'
import { main } from './ending.ts'
import { unagreed, writeMaterials } from './sbom.ts'
import { timeTable } from './time-table.ts'

const others = everyBuild.filter((name) => name !== 'portal' && name !== 'sdk')

await main(async () => {
  const rows: { step: string; seconds: number; note: string }[] = []
  const failures: unknown[] = []
  const timed = async (step: string, body: () => Promise<string>) => {
    const started = performance.now()
    const note = await body().catch((error: unknown) => {
      failures.push(error)
      return 'failed'
    })
    rows.push({ step, seconds: (performance.now() - started) / 1000, note })
  }
  const build = (name: Build) => timed(name, () => buildIfStale(name))
  // The portal first and alone, so that it fails if it needs another build. The SDK takes as long as all the others
  // together.
  await build('portal')
  await Promise.all([build('sdk'), inTurn(others, build)])
  await timed('materials', async () => {
    const problems = unagreed(await writeMaterials())
    failures.push(...problems)
    return problems.length === 0 ? 'written' : 'failed'
  })
  for (const failure of failures) console.error(failure instanceof Error ? failure.message : failure)
  console.log(timeTable(rows))
  return failures.length === 0 ? 0 : 1
})

async function inTurn<T>(all: readonly T[], each: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) await each(one)
}
