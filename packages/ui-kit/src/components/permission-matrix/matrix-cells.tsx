import type { ReactNode } from 'react'
import { pageSelection } from '#components/data-table/selection.ts'
import { Icon } from '#components/icon/icon.tsx'
import { classNames } from '#css/class-names.ts'
import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { box } from '#private/choice/native-box.css.ts'
import { useWords } from '#words/use-words.ts'
import { isHeld, isOpen, placeProps, type MatrixView } from './matrix-view.ts'
import * as css from './permission-matrix.css.ts'

interface CellProps {
  view: MatrixView
  row: number
  column: number
  /** The meaning of the cell: “Edit: Roles”. */
  name: string
}

/** A check box for several rights at once: none, some or all of those that can be changed here. */
export function GroupBox({
  view,
  row,
  column,
  name,
  permissions,
}: CellProps & { permissions: readonly string[] }) {
  const open = permissions.filter((permission) => isOpen(view, permission))
  const state = pageSelection(open, view.chosen)
  return (
    <label className={css.tick}>
      <input
        type="checkbox"
        className={box}
        aria-label={name}
        checked={state === 'all'}
        ref={(box) => {
          if (box !== null) box.indeterminate = state === 'some'
        }}
        onChange={() => view.onSet(open, state !== 'all')}
        {...placeProps(view, row, column)}
      />
    </label>
  )
}

/** A read-only cell, which the arrow keys still reach. */
export function StillCell({
  view,
  row,
  column,
  children,
}: Omit<CellProps, 'name'> & { children?: ReactNode }) {
  return (
    <td role="gridcell" className={classNames(css.cell, css.still)} {...placeProps(view, row, column)}>
      {children}
    </td>
  )
}

/** One right: a check box, or its state and origin when it cannot be changed here. */
export function RightCell({ permission, ...cell }: CellProps & { permission: string | undefined }) {
  const { matrix: words } = useWords()
  const { view } = cell
  if (permission === undefined) {
    return (
      <StillCell {...cell}>
        <VisuallyHidden>{words.notThere}</VisuallyHidden>
      </StillCell>
    )
  }
  return isOpen(view, permission) ? (
    <OpenRight {...cell} permission={permission} />
  ) : (
    <StillCell {...cell}>
      <HeldRight view={view} permission={permission} />
    </StillCell>
  )
}

function OpenRight({ view, row, column, name, permission }: CellProps & { permission: string }) {
  const { matrix: words } = useWords()
  const isChosen = view.chosen.has(permission)
  const change = isChosen === view.saved.has(permission) ? undefined : isChosen ? 'added' : 'removed'
  const news = change === undefined ? '' : `, ${change === 'added' ? words.isAdded : words.isRemoved}`
  return (
    <td role="gridcell" className={css.cell} data-change={change}>
      <label className={css.tick}>
        <input
          type="checkbox"
          className={box}
          aria-label={`${name}${news}`}
          checked={isChosen}
          onChange={({ target }) => view.onSet([permission], target.checked)}
          {...placeProps(view, row, column)}
        />
        {change === undefined ? null : (
          <span className={css.sign}>
            <Icon id={change === 'added' ? 'plus' : 'minus'} size="sm" />
          </span>
        )}
      </label>
    </td>
  )
}

function HeldRight({ view, permission }: { view: MatrixView; permission: string }) {
  const { matrix: words } = useWords()
  const origins = view.origins[permission] ?? []
  if (!isHeld(view, permission)) return <Icon id="minus" size="sm" label={words.notGranted} />
  return (
    <span className={css.held}>
      <span className={css.heldIcon}>
        <Icon id="check" size="sm" label={words.granted} />
      </span>
      {origins.length === 0 ? null : <span className={css.origin}>{words.from(origins.join(', '))}</span>}
    </span>
  )
}
