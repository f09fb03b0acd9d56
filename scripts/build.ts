/** `pnpm build`: every package that has changed since it was built, and the list of what they are made of. */
import { buildIfStale, everyBuild } from './builds.ts'
import { main } from './ending.ts'
import { unagreed, writeMaterials } from './sbom.ts'
import { timeTable } from './time-table.ts'

await main(async () => {
  const rows: { step: string; seconds: number; note: string }[] = []
  const failures: unknown[] = []
  for (const step of everyBuild) {
    const started = performance.now()
    const note = await buildIfStale(step).catch((error: unknown) => {
      failures.push(error)
      return 'failed'
    })
    rows.push({ step, seconds: (performance.now() - started) / 1000, note })
  }
  const started = performance.now()
  const problems = await writeMaterials().then(unagreed, (error: unknown) => [String(error)])
  failures.push(...problems)
  const note = problems.length === 0 ? 'written' : 'failed'
  rows.push({ step: 'materials', seconds: (performance.now() - started) / 1000, note })
  for (const failure of failures) console.error(failure instanceof Error ? failure.message : failure)
  console.log(timeTable(rows))
  return failures.length === 0 ? 0 : 1
})
