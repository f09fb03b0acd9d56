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

/** The batch size: the service accepts 200, but progress should show sooner. */
const atOnce = 50

/** A list, its query, and a way to read all of its rows. */
export interface BulkList<Row, Ask> {
  list: ListAnswer<Row>
  ask: Ask
  all: (ask: Ask) => Promise<readonly Row[]>
}

interface BulkActs<Row, Act extends string> {
  /** The family of the rows, which tells their current state after a conflict. */
  family: string
  acts: readonly Act[]
  wordOf: (act: Act) => string
  /** The name of a row in the list of failures. */
  name: (row: Row) => string
}

interface Sending<Row> {
  /** Results either name their row, or are in the order of the request. */
  send: (rows: readonly Row[]) => Promise<readonly (UserBulkResult | undefined)[]>
  /** All-or-nothing: everything goes into one request. */
  allOrNone?: boolean
}

/**
 * Selection, a button for each bulk action of the service, and the results by row. The screen renders the dialog of
 * an action, and sends it.
 */
export function useBulkActs<Row extends { readonly id: string }, Ask extends object, Act extends string>(
  options: BulkList<Row, Ask>,
  { family, acts, wordOf, name }: BulkActs<Row, Act>,
) {
  const { t } = useTranslation('general')
  const reasonOf = useRowRefusal(family)
  const chosen = useMatchingRows(options)
  const bulk = useBulkRun<Row>()
  const [asked, ask] = useState<Act>()
  const close = () => ask(undefined)

  /** Returns the changed rows. */
  const start = async ({ send, allOrNone = false }: Sending<Row>): Promise<Row[]> => {
    close()
    const done: Row[] = []
    await bulk.start({
      ...{ label: t('bulk.changing'), rows: chosen.rows, name },
      atOnce: allOrNone ? mostTogether : atOnce,
      actOnMany: async (rows) => {
        const results = await send(rows)
        done.push(...rows.filter((_, at) => results[at]?.isDone))
        return Promise.all(rows.map(({ id }, at) => reasonOf(id, results[at])))
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
    chosen,
    buttons,
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
