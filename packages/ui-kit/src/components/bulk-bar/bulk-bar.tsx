import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './bulk-bar.css.ts'
import { BulkProgress, type BulkRun } from './bulk-run.tsx'

/** What is selected in a list, and what can be done with it. */
export interface BulkBarProps {
  /** How many rows are selected one by one. */
  count: number
  /** Takes the selection away. */
  onClear: () => void
  /** What can be done with the rows: small buttons. */
  actions?: ReactNode
  /** How many rows match on all pages. */
  total?: number | undefined
  /** All matching rows are selected, on every page. */
  isAllMatching?: boolean | undefined
  /** Offers to select all that match; leave it out while a page is not wholly selected. */
  onAllMatching?: ((isAll: boolean) => void) | undefined
  /** An act at work, or how it ended. */
  run?: BulkRun | undefined
}

/**
 * The bar of a list in which rows are selected: how many, all that match as a second step, the acts, their progress
 * and their result. A `DataTable` brings one along; use it alone under an own list or board. For what is done with one
 * row use the row's menu. It says nothing by itself of which rows failed: `onShowFailures` leads to that.
 *
 * Keyboard: Tab goes through its buttons. In a `DataTable` F6 leads here from any row, and back.
 */
export function BulkBar(props: BulkBarProps) {
  const { count, onClear, actions, total = count, isAllMatching = false, run } = props
  const { table, bulk: words } = useWords()
  const { locale } = useLocale()
  const all = formatNumber(total, locale)
  const isRunning = run?.state === 'running'
  const hasSelection = isAllMatching || count > 0
  return (
    <div className={css.root} role="region" aria-label={words.label} data-region="toolbar">
      {run === undefined ? null : <BulkProgress run={run} />}
      {hasSelection && !isRunning ? (
        <div className={css.line}>
          <strong className={css.count}>
            {isAllMatching ? words.allMatching(all) : table.selected(formatNumber(count, locale))}
          </strong>
          <AllMatching {...props} label={words.selectMatching(all)} />
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
          <div className={css.end}>
            <Button size="sm" tone="quiet" icon="x" onPress={onClear}>
              {table.clearSelection}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}

function AllMatching({ isAllMatching, onAllMatching, label }: BulkBarProps & { label: string }) {
  const { bulk: words } = useWords()
  if (onAllMatching === undefined) return null
  return (
    <Button size="sm" tone="quiet" onPress={() => onAllMatching(isAllMatching !== true)}>
      {isAllMatching === true ? words.onlyPage : label}
    </Button>
  )
}
