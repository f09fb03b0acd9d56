import { useRef, useState } from 'react'
import { rowsAtFault } from '#patterns/bulk/table-refusals.ts'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import type { CalendarFault } from './calendar-rows.ts'
import type { CellReading } from './import-fields.ts'
import type { ImportPlan } from './import-plan.ts'
import { importRowsOf, matchColumns, type ImportRow, type Matches } from './match-columns.ts'
import { readFile, type FileFault } from './read-file.ts'
import type { ImportFile } from './import-file.ts'
import { runImport, type ImportOutcome, type SendRows } from './run-import.ts'

interface Chosen {
  readonly file: ImportFile
  readonly matches: Matches
}

/** The state of an import. */
export type ImportState =
  | { readonly at: 'choose' }
  | ({ readonly at: 'columns'; readonly failure?: unknown } & Chosen)
  | ({ readonly at: 'check' | 'result'; readonly outcome: ImportOutcome } & Chosen)
  | ({ readonly at: 'running'; readonly share: number; readonly dryRun: boolean } & Chosen)

interface ImportOptions {
  plan: ImportPlan
  reading: CellReading
  send: SendRows
  onDone: () => void
}

/** An import from the file to its result: it can be cancelled, and nothing changes before the last step. */
export function useImport({ plan, reading, send, onDone }: ImportOptions) {
  const [state, setState] = useState<ImportState>({ at: 'choose' })
  const stop = useRef<AbortController>(undefined)

  const choose = async (given: File): Promise<FileFault | CalendarFault | undefined> => {
    const file = await readFile(given, plan.calendar)
    if (typeof file === 'string' || 'property' in file) return file
    setState({ at: 'columns', file, matches: matchColumns(plan, file, reading) })
    return undefined
  }
  const run = ({ file, matches }: Chosen, rows: readonly ImportRow[], dryRun: boolean) => {
    const { signal } = (stop.current = new AbortController())
    const onShare = (share: number) => setState({ at: 'running', file, matches, share, dryRun })
    onShare(0)
    return runImport({
      rows,
      key: plan.key,
      within: plan.within,
      dryRun,
      signal,
      onShare,
      send: (body, options) => withIdentity(() => send(body, options)),
    })
  }
  const check = async (chosen: Chosen): Promise<void> => {
    const { file, matches } = chosen
    const outcome = await run(chosen, importRowsOf(plan, file.rows, matches, reading), true)
    // Shows the invalid rows that blocked a batch, each with its errors.
    if (outcome.left === 0 || rowsAtFault(outcome.failure) !== undefined)
      setState({ at: 'check', file, matches, outcome })
    else setState({ at: 'columns', file, matches, failure: outcome.failure })
  }
  /** Sends only rows that passed the dry run; refused ones stay refused. */
  const write = async (chosen: Chosen, checked: ImportOutcome): Promise<void> => {
    const { file, matches } = chosen
    const refused = new Set(checked.refused.map(({ number }) => number))
    const good = importRowsOf(plan, file.rows, matches, reading).filter(({ number }) => !refused.has(number))
    const outcome = await run(chosen, good, false)
    const all = [...checked.refused, ...outcome.refused].sort((one, other) => one.number - other.number)
    setState({ at: 'result', file, matches, outcome: { ...outcome, refused: all } })
    onDone()
  }
  const match = ({ file, matches }: Chosen, name: string, column: number | undefined) =>
    setState({ at: 'columns', file, matches: { ...matches, [name]: column } })

  return {
    state,
    choose,
    match,
    check: (chosen: Chosen) => void check(chosen),
    write: (chosen: Chosen, checked: ImportOutcome) => void write(chosen, checked),
    cancel: () => stop.current?.abort(),
    again: () => setState({ at: 'choose' }),
  }
}
