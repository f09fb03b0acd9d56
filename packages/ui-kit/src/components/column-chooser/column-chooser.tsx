import { lazy, Suspense, useState } from 'react'
import { Button } from '#components/button/button.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Skeleton } from '#components/skeleton/skeleton.tsx'
import { useWords } from '#words/use-words.ts'
import { completeLayout, defaultLayout, type ColumnLayout, type ColumnPlace } from './column-layout.ts'
import type { ChooserColumn } from './places.tsx'

// Loaded on demand: a draggable list is larger than the table itself.
const Places = lazy(() => import('./places.tsx').then((file) => ({ default: file.Places })))

/** The columns and the reader's layout of them. */
export interface ColumnChooserProps {
  columns: readonly ChooserColumn[]
  /** The current layout. Defaults to that of the columns themselves. */
  layout?: ColumnLayout | undefined
  onLayout: (layout: ColumnPlace[]) => void
}

/**
 * A button that opens the list of a table's columns: which are visible, in which order, which are pinned to an end,
 * and how wide they are. Nothing changes until “Apply”. A `DataTable` includes one; use it alone only for a grid of
 * your own. To choose among things that are not columns use `TransferList`. Keyboard: in the list the arrows walk
 * from column to column and Tab goes through the controls of one. Space ticks; the menu moves (up, down, first, last)
 * and pins; Enter on the handle picks a column up, the arrows carry it, Enter drops it and Escape lets it go. Escape
 * outside a drag closes without a change, and the focus comes back.
 *
 * Keyboard: in the list the arrows walk from column to column and Tab goes through the parts of one. Space ticks; the
 * menu moves (up, down, first, last) and pins; Enter on the handle picks a column up, the arrows carry it, Enter
 * drops it and Escape lets it go. Escape outside a drag closes without a change, and the focus comes back.
 */
export function ColumnChooser({ columns, layout, onLayout }: ColumnChooserProps) {
  const words = useWords()
  const [draft, setDraft] = useState<ColumnPlace[]>([])
  return (
    <Dialog
      title={words.table.columns}
      description={words.table.columnsHelp}
      trigger={
        <Button size="sm" icon="columns">
          {words.table.columns}
        </Button>
      }
      onOpenChange={(isOpen) => {
        if (isOpen) setDraft(completeLayout(columns, layout))
      }}
      footer={(close) => (
        <>
          <Button tone="quiet" onPress={() => setDraft(defaultLayout(columns))}>
            {words.columnLayout.reset}
          </Button>
          <Button
            tone="primary"
            onPress={() => {
              onLayout(draft)
              close()
            }}
          >
            {words.table.apply}
          </Button>
        </>
      )}
    >
      <Suspense fallback={<Skeleton lines={columns.length} />}>
        <Places columns={columns} layout={draft} onLayout={setDraft} />
      </Suspense>
    </Dialog>
  )
}
