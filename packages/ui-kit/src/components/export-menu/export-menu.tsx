import { useEffect, useRef, type RefObject } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { MenuButton } from '#components/menu-button/menu-button.tsx'
import type { MenuEntry } from '#components/menu-button/menu-list.tsx'
import type { Words } from '#words/es.ts'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './export-menu.css.ts'
import { ExportState, type ExportFormat, type ExportRun } from './export-state.tsx'

/** Nobody prints more, and the browser does the page layout. The labels mention the limit. */
const mostPdfRows = 2000

/** All matching rows, or only the ticked ones. */
export type ExportScope = 'all' | 'ticked'

/** The export formats, and the current export. */
export interface ExportMenuProps {
  /** The number of rows in the file: all that match, not only those of the page. */
  rows: number
  /** The number is a lower bound; the total is not known yet. */
  isMore?: boolean | undefined
  /** The content of the file, when its rows differ from those of the list: `40 people, 280 days`. */
  summary?: string | undefined
  /** The number of ticked rows, which can be exported alone. */
  ticked?: number | undefined
  onExport: (format: ExportFormat, of: ExportScope) => void
  /** Defaults to all. */
  formats?: readonly ExportFormat[] | undefined
  /** The current export, or why it failed. */
  run?: ExportRun | undefined
}

/**
 * Exports the rows of a list as a file. It only asks and shows progress: `onExport` writes the file, with the current
 * filters and columns and their texts, and the caller keeps `run` up to date. To print, let people use the browser;
 * for one document use `LinkButton`. Keyboard: Enter opens the menu, arrows walk, Enter begins. The button keeps the
 * focus while the file is written; Tab leads to “Cancel”.
 *
 * Keyboard: Enter opens the menu, arrows walk, Enter begins. The button keeps the focus while the file is written;
 * Tab leads to “Cancel”.
 */
export function ExportMenu({
  rows,
  isMore = false,
  summary,
  ticked = 0,
  onExport,
  formats = ['csv', 'xlsx', 'pdf'],
  run,
}: ExportMenuProps) {
  const { exports: words, table } = useWords()
  const { locale } = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  useRestoredFocus(button, run)
  const title =
    rows === 0 ? words.nothing : (summary ?? words.rows(`${formatNumber(rows, locale)}${isMore ? '+' : ''}`))
  const entriesOf = (of: ExportScope, count: number) =>
    formats.map((format) => entryOf(format, words, count, { of, onExport }))
  return (
    <div className={css.root} data-region="toolbar">
      <MenuButton
        label={words.label}
        trigger={
          <Button
            size="sm"
            icon="download"
            iconEnd="chevronDown"
            ref={button}
            isPending={run?.state === 'running'}
          >
            {words.label}
          </Button>
        }
        sections={[
          ...(ticked === 0
            ? []
            : [{ title: table.selected(formatNumber(ticked, locale)), items: entriesOf('ticked', ticked) }]),
          { title, items: entriesOf('all', isMore ? Infinity : rows) },
        ]}
      />
      <ExportState run={run} />
    </div>
  )
}

const icons = { csv: 'fileText', xlsx: 'spreadsheet', pdf: 'file' } as const

const entryOf = (
  format: ExportFormat,
  words: Words['exports'],
  rows: number,
  { of, onExport }: { of: ExportScope } & Pick<ExportMenuProps, 'onExport'>,
): MenuEntry => ({
  id: `${of}-${format}`,
  label: words[format],
  description: words[`${format}Help`],
  icon: icons[format],
  isDisabled: rows === 0 || (format === 'pdf' && rows > mostPdfRows),
  onAction: () => onExport(format, of),
})

// “Cancel” and “Try again” disappear with the state: move the focus to the button instead of dropping it.
function useRestoredFocus(button: RefObject<HTMLButtonElement | null>, run: ExportRun | undefined): void {
  const state = run?.state
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) button.current?.focus()
    before.current = state
  }, [button, state])
}
