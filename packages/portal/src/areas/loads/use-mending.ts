import { rejectedRows } from '@portal/sdk/laia'
import { useState } from 'react'
import type { MendedRow, RejectedRow } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { goesOf, type Mendings, withCell, withoutRows } from './mend-cells.ts'

/** What somebody corrects in rejected rows, whatever page of them is shown, until it is sent. */
export interface Mending {
  readonly mendings: Mendings
  readonly count: number
  readonly write: (row: RejectedRow, column: number, value: string) => void
  readonly send: () => Promise<void>
  readonly drop: () => void
  readonly isWritten: () => boolean
  readonly isPending: boolean
  /** What became of the rows that were sent last. */
  readonly results: readonly MendedRow[] | undefined
  readonly error: unknown
}

const families = ['loads', 'dashboard']

export function useMending(id: string, rows: readonly RejectedRow[] | undefined): Mending {
  const action = useConfirmedAction(useFamily(rejectedRows).mend, { families })
  const [mendings, setMendings] = useState<Mendings>({})
  const [results, setResults] = useState<readonly MendedRow[]>()
  const headers = rows?.[0]?.cells.filter(({ header }) => header !== '').length ?? 0
  const send = async () => {
    const all: MendedRow[] = []
    try {
      for (const go of goesOf(mendings, headers)) {
        const done = await action(id, { rows: go })
        all.push(...done)
        // The server has stored the submitted rows, whether accepted or rejected.
        setMendings((before) =>
          withoutRows(
            before,
            done.map(({ row }) => row),
          ),
        )
      }
    } catch {
      // It is in `error`; what was not sent stays written.
    }
    setResults(all)
  }
  return {
    mendings,
    count: Object.keys(mendings).length,
    write: (row, column, value) => setMendings((before) => withCell(before, row, { column, value })),
    send,
    drop: () => setMendings({}),
    isWritten: () => Object.keys(mendings).length > 0,
    isPending: action.isPending,
    results,
    error: action.error,
  }
}
