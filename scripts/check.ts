/**
 * `pnpm check [gate …]`: everything that can be said about the code without running the product, side by side. Every gate
 * runs to its end, so that one look shows all there is to mend.
 */
import { availableParallelism } from 'node:os'
import { type Gate, gates } from './check/gates.ts'
import { main } from './ending.ts'
import { type Finished, run } from './run.ts'
import { timeTable } from './time-table.ts'

type Result = Gate & Finished

await main(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => gates.every((gate) => !isAsked(gate, [name])))
  if (unknown.length > 0)
    throw new Error(`No gate ${unknown.join(', ')}. There are: ${gates.map((gate) => gate.name).join(', ')}`)
  const started = performance.now()
  const results = await runAll(gates.filter((gate) => asked.length === 0 || isAsked(gate, asked)))
  for (const { name, code, output, isReport } of results) {
    if (code !== 0 || isReport) console.log(`\n── ${name} ${'─'.repeat(60)}\n${output.trim()}`)
  }
  const rows = results.map(({ name, code, seconds, why }) => ({
    step: `${code === 0 ? '✓' : '✗'} ${name}`,
    seconds,
    ...(code === 0 ? {} : { note: why }),
  }))
  console.log(timeTable([...rows, { step: '  in all', seconds: (performance.now() - started) / 1000 }]))
  const failed = results.filter(({ code }) => code !== 0)
  console.log(
    failed.length === 0 ? 'All gates hold.' : `${failed.length} of ${results.length} gates do not hold.`,
  )
  return failed.length === 0 ? 0 : 1
})

/** `sizes` asks for `sizes kit`, too, and so on. */
function isAsked({ name }: Gate, asked: readonly string[]): boolean {
  return asked.some((one) => name === one || name.startsWith(`${one} `))
}

/** As many at a time as there are cores; the results in the order of the table. */
async function runAll(chosen: readonly Gate[]): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...chosen.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, gate] = next
      const { command, cwd = '.', env = {} } = gate
      results[place] = { ...gate, ...(await run(command, { cwd, env })) }
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return results
}
