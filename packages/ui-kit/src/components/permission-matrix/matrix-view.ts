import type { GridPlace } from './grid-keys.ts'
import type { MatrixColumn, Origins } from './matrix.ts'

/** The props of every row of the matrix. */
export interface MatrixView {
  columns: readonly MatrixColumn[]
  chosen: ReadonlySet<string>
  saved: ReadonlySet<string>
  origins: Origins
  isReadOnly: boolean
  place: GridPlace
  onSet: (permissions: readonly string[], isChosen: boolean) => void
}

/** Marks an element as a cell of the grid; only one of them is a tab stop. */
export const placeProps = (view: MatrixView, row: number, column: number) => ({
  'data-place': `${row}:${column}`,
  tabIndex: view.place.row === row && view.place.column === column ? 0 : -1,
})

/** Whether a right is granted, by the choice or by another source. */
export const isHeld = (
  { chosen, origins }: Pick<MatrixView, 'chosen' | 'origins'>,
  permission: string,
): boolean => chosen.has(permission) || (origins[permission]?.length ?? 0) > 0

/** Whether a right can be changed here: one from a role cannot. */
export const isOpen = ({ isReadOnly, origins }: MatrixView, permission: string): boolean =>
  !isReadOnly && (origins[permission]?.length ?? 0) === 0

/** Whether a row would render exactly as before. */
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
