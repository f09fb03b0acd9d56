import { useMemo } from 'react'
import { lateMenu } from '#components/menu-button/late-menu.ts'
import type { MenuSection } from '#components/menu-button/menu-list.tsx'
import { useOverlay } from '#private/overlay/use-overlay.ts'
import { useWords } from '#words/use-words.ts'

/** The row with the open menu, and the button it is anchored to. */
export interface OpenMenu<Row> {
  row: Row
  key: string
  anchor: HTMLElement
}

interface RowMenuProps<Row> {
  menu: OpenMenu<Row> | undefined
  rowActions: (row: Row) => readonly MenuSection[]
  rowLabel: (row: Row) => string
  onClose: () => void
}

/** One menu for all rows: one per row would make the table slow. */
export function RowMenu<Row>({ menu, rowActions, rowLabel, onClose }: RowMenuProps<Row>) {
  const words = useWords()
  const anchor = menu?.anchor ?? null
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const late = useOverlay(lateMenu, menu !== undefined)
  return late === undefined ? null : (
    <late.MenuList
      label={words.table.rowActions(menu === undefined ? '' : rowLabel(menu.row))}
      sections={menu === undefined ? [] : rowActions(menu.row)}
      triggerRef={triggerRef}
      first="first"
      isOpen={menu !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    />
  )
}
