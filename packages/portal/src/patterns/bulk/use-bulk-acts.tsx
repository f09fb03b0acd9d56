import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserBulkResult } from '@portal/sdk'
import { Button } from '@portal/ui-kit'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { mostTogether } from './all-or-none.tsx'
import { BulkFailures } from './bulk-failures.tsx'
import { useBulkRun } from './use-bulk-run.ts'
import { useMatchingRows } from './use-matching-rows.ts'
import { useRowRefusal } from './use-row-refusal.ts'

/** How many the service changes in one request; it takes 200, but nobody should wait long for a sign of progress. */
const atOnce = 50

/** A list, what it was asked, and all that the service has for a question. */
export interface BulkList<Row, Ask> {
  list: ListAnswer<Row>
  ask: Ask
  all: (ask: Ask) => Promise<readonly Row[]>
}

interface BulkActs<Row, Act extends string> {
  acts: readonly Act[]
  wordOf: (act: Act) => string
  /** What a row is called where it was not done. */
  name: (row: Row) => string
}

interface Sending<Row> {
  /** The answer names the row of each result, or has them in the order in which they were sent. */
  send: (rows: readonly Row[]) => Promise<readonly (UserBulkResult | undefined)[]>
  /** One that cannot be changed keeps all others back: they go in one request. */
  allOrNone?: boolean
}

/**
 * Ticks, a button for each act that the service does with many in one request, and what it said of each row. The screen brings
 * the dialog of an act, and sends.
 */
export function useBulkActs<Row extends { readonly id: string }, Ask extends object, Act extends string>(
  options: BulkList<Row, Ask>,
  { acts, wordOf, name }: BulkActs<Row, Act>,
) {
  const { t } = useTranslation('general')
  const reasonOf = useRowRefusal()
  const chosen = useMatchingRows(options)
  const bulk = useBulkRun<Row>()
  const [asked, ask] = useState<Act>()
  const close = () => ask(undefined)

  /** Answers with the rows that were done. */
  const start = async ({ send, allOrNone = false }: Sending<Row>): Promise<Row[]> => {
    close()
    const done: Row[] = []
    await bulk.start({
      ...{ label: t('bulk.changing'), rows: chosen.rows, name },
      atOnce: allOrNone ? mostTogether : atOnce,
      actOnMany: async (rows) => {
        const results = await send(rows)
        done.push(...rows.filter((_, at) => results[at]?.isDone))
        return results.map(reasonOf)
      },
    })
    chosen.clear()
    options.list.refresh()
    return done
  }

  const buttons = acts.map((act) => (
    <Button key={act} size="sm" onPress={() => ask(act)}>
      {wordOf(act)}
    </Button>
  ))
  const run = bulk.run === undefined ? {} : { bulkRun: bulk.run }
  const failures = <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
  return {
    asked,
    close,
    start,
    count: chosen.count,
    table: acts.length === 0 ? {} : { ...chosen.table, bulkActions: buttons, ...run },
    dialogs: (dialog: ReactNode) =>
      acts.length === 0 ? null : (
        <>
          {dialog}
          {failures}
        </>
      ),
  }
}
