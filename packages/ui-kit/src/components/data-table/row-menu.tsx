import { useMemo } from 'react'
import { MenuList, type MenuSection } from '#components/menu-button/menu-list.tsx'
import { useWords } from '#words/use-words.ts'

/** The row whose menu is open, and the button beside which it stands. */
export interface OpenMenu<Row> {
  row: Row
  key: string
  anchor: HTMLElement
}

interface RowMenuProps<Row> {
  menu: OpenMenu<Row>
  sections: readonly MenuSection[]
  name: string
  onClose: () => void
}

/** One menu for all rows: a menu in each row is what makes other tables slow. */
export function RowMenu<Row>({ menu, sections, name, onClose }: RowMenuProps<Row>) {
  const words = useWords()
  const triggerRef = useMemo(() => ({ current: menu.anchor }), [menu.anchor])
  return (
    <MenuList
      label={words.table.rowActions(name)}
      sections={sections}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    />
  )
}
