/** `pnpm build`: every package that has changed since it was built. */
import { buildIfStale, everyBuild } from './builds.ts'
import { main } from './ending.ts'
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
  for (const failure of failures) console.error(failure instanceof Error ? failure.message : failure)
  console.log(timeTable(rows))
  return failures.length === 0 ? 0 : 1
})
