import type { GridPlace } from './grid-keys.ts'
import type { MatrixColumn, Origins } from './matrix.ts'

/** What every line of the matrix needs. */
export interface MatrixView {
  columns: readonly MatrixColumn[]
  chosen: ReadonlySet<string>
  saved: ReadonlySet<string>
  origins: Origins
  isReadOnly: boolean
  place: GridPlace
  onSet: (permissions: readonly string[], isChosen: boolean) => void
}

/** What marks an element as a place of the grid; only one of them is a stop of the Tab key. */
export const placeProps = (view: MatrixView, row: number, column: number) => ({
  'data-place': `${row}:${column}`,
  tabIndex: view.place.row === row && view.place.column === column ? 0 : -1,
})

/** Whether a right is held, by the choice or from elsewhere. */
export const isHeld = (
  { chosen, origins }: Pick<MatrixView, 'chosen' | 'origins'>,
  permission: string,
): boolean => chosen.has(permission) || (origins[permission]?.length ?? 0) > 0

/** Whether a right can be given and taken here: one that comes from a role cannot. */
export const isOpen = ({ isReadOnly, origins }: MatrixView, permission: string): boolean =>
  !isReadOnly && (origins[permission]?.length ?? 0) === 0

/** Whether a line of the matrix, at this row and of these permissions, would be drawn just as before. */
export function isSameLine(
  before: MatrixView,
  after: MatrixView,
  { at, permissions }: { at: number; permissions: readonly string[] },
): boolean {
  return (
    before.columns === after.columns &&
    before.isReadOnly === after.isReadOnly &&
    before.onSet === after.onSet &&
    columnIn(before, at) === columnIn(after, at) &&
    permissions.every(
      (permission) =>
        before.chosen.has(permission) === after.chosen.has(permission) &&
        before.saved.has(permission) === after.saved.has(permission) &&
        before.origins[permission] === after.origins[permission],
    )
  )
}

const columnIn = ({ place }: MatrixView, row: number): number | undefined =>
  place.row === row ? place.column : undefined
