import type { TableShape } from '#patterns/paged-table.tsx'
import { useOpened } from '#patterns/use-opened.ts'
import type { NamedDefinition } from './definition.ts'
import { isDeleted, type Identified } from './family.ts'
import type { Opened } from './opened-part.tsx'
import { useMay } from './use-may.ts'
import type { ResourceGroup } from './words.ts'

/**
 * The target of a row's name: a page, a panel beside the list, or the row's form for people who may change it. Plain
 * text without any.
 */
export function useRowOpening<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>(
  { href, drawer, editor, permissions }: NamedDefinition<Row, Input, Ask, Group>,
  onOpen: (opened: Opened<Row>) => void,
): Pick<TableShape<Row>, 'rowHref' | 'rowAct'> {
  const { hrefOf } = useOpened(drawer?.param ?? '')
  const may = useMay(permissions)
  if (drawer !== undefined) return { rowHref: ({ id }) => hrefOf(id) }
  if (href !== undefined) return { rowHref: href }
  if (!may('update')) return {}
  if (editor !== undefined) return { rowHref: (row) => (isDeleted(row) ? undefined : editor(row)) }
  return { rowAct: (row) => (isDeleted(row) ? undefined : () => onOpen({ kind: 'edit', row })) }
}
