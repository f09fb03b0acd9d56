/**
 * `pnpm check [gate …] [--all]`: all static checks, in parallel. Every gate runs to its end, so that one run shows all
 * problems. In CI and with `--all` each checks everything; otherwise only what the change can have broken.
 */
import { availableParallelism } from 'node:os'
import { baseOf, lastChecked, rememberChecked } from './changed/checked.ts'
import { changedFiles, lastCommit, type Selection, selection, sinceChecked } from './changed/files.ts'
import { keyOf, held, remember, stateOf } from './changed/held.ts'
import { type Gate, gates } from './check/gates.ts'
import { main } from './ending.ts'
import { type Finished, root, run } from './run.ts'
import { timeTable } from './time-table.ts'

type Result = Gate & Finished & { isKnown?: true }

const checked = lastChecked()
const change = changedFiles(root, checked)
const { files, message, remembers } = selectionOf(change)
const state = remembers ? stateOf() : undefined
const known = held()

await main(async () => {
  const asked = process.argv.slice(2).filter((word) => word !== '--all')
  console.log(message)
  const unknown = asked.filter((name) => gates.every((gate) => !isAsked(gate, [name])))
  if (unknown.length > 0)
    throw new Error(`No gate ${unknown.join(', ')}. There are: ${gates.map((gate) => gate.name).join(', ')}`)
  const started = performance.now()
  const results = await runAll(gates.filter((gate) => asked.length === 0 || isAsked(gate, asked)))
  if (state)
    remember(Object.fromEntries(results.map((one) => [one.name, one.code === 0 ? keyFor(one) : undefined])))
  for (const { name, code, output, isReport } of results) {
    if (code !== 0 || (isReport && output !== ''))
      console.log(`\n── ${name} ${'─'.repeat(60)}\n${output.trim()}`)
  }
  const rows = results.map(({ name, code, seconds, why, isKnown }) => ({
    step: `${code === 0 ? '✓' : '✗'} ${name}`,
    seconds,
    ...(code === 0 ? {} : { note: why }),
    ...(isKnown ? { note: 'held, and nothing that it reads has changed' } : {}),
  }))
  console.log(timeTable([...rows, { step: '  in all', seconds: (performance.now() - started) / 1000 }]))
  const failed = results.filter(({ code }) => code !== 0)
  if (failed.length === 0) rememberWhole(asked)
  console.log(
    failed.length === 0 ? 'All gates hold.' : `${failed.length} of ${results.length} gates do not hold.`,
  )
  return failed.length === 0 ? 0 : 1
})

/** Where nothing is known of the last commit, such as what a merge brought, everything is checked. */
function selectionOf(found: typeof change): Selection {
  const selected = selection('pnpm check', process.argv, found)
  if (found?.since !== lastCommit) return selected
  return { remembers: selected.remembers, message: 'No commit is known to have passed: everything.' }
}

/** A commit has passed when everything was checked, or all since one that had. A branch relies on its main. */
function rememberWhole(asked: readonly string[]): void {
  if (asked.length > 0) return
  if (files === undefined) rememberChecked(undefined)
  else if (checked && change?.since === sinceChecked) rememberChecked(baseOf(checked))
}

/** `sizes` also selects `sizes kit`, and so on. */
function isAsked({ name }: Gate, asked: readonly string[]): boolean {
  return asked.some((one) => name === one || name.startsWith(`${one} `))
}

/** One process per core; the results are printed in the order of the table. */
async function runAll(chosen: readonly Gate[]): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...chosen.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, gate] = next
      results[place] = { ...gate, ...(await resultOf(gate)) }
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return results
}

async function resultOf(gate: Gate): Promise<Finished & { isKnown?: true }> {
  if (state && known[gate.name] !== undefined && known[gate.name] === keyFor(gate))
    return { code: 0, output: '', seconds: 0, isKnown: true }
  const command = commandOf(gate)
  if (!command) return { code: 0, output: '', seconds: 0 }
  const { cwd = '.', env = {} } = gate
  return run(command, { cwd, env })
}

/** The command of the gate, limited to the changed files where possible. Undefined when none of them concerns it. */
function commandOf({ command, alone }: Gate): Gate['command'] | undefined {
  return files && alone ? alone(files) : command
}

/** The cache key of a gate; undefined for one that always runs. */
function keyFor(gate: Gate): string | undefined {
  const { reads } = gate
  if (!state || !reads) return undefined
  const isRead = (file: string) =>
    !file.includes('/') || file.startsWith('scripts/') || reads.some((folder) => file.startsWith(folder))
  return keyOf(state, isRead, commandOf(gate) ?? [])
}
