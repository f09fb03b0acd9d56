import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './bulk-bar.css.ts'
import { BulkProgress, type BulkRun } from './bulk-run.tsx'

/** The selection of a list, and its actions. */
export interface BulkBarProps {
  /** The number of individually selected rows. */
  count: number
  /** Clears the selection. */
  onClear: () => void
  /** The actions on the rows: small buttons. */
  actions?: ReactNode
  /** The number of matching rows on all pages. */
  total?: number | undefined
  /** All matching rows are selected, on every page. */
  isAllMatching?: boolean | undefined
  /** Offers to select all matching rows; leave it out unless the whole page is selected. */
  onAllMatching?: ((isAll: boolean) => void) | undefined
  /** A running bulk action, or its result. */
  run?: BulkRun | undefined
}

/**
 * The bar of a list with selected rows: how many, all that match as a second step, the actions, their progress and
 * their result. A `DataTable` includes one; use it alone below a list or board of your own. For actions on one row
 * use the row's menu. It does not list the rows that failed: `onShowFailures` leads to them. Keyboard: Tab goes
 * through its buttons. In a `DataTable` F6 leads here from any row, and back.
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
