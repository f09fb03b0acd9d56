import { memo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatNumber } from '#words/format.ts'
import { useWords } from '#words/use-words.ts'
import { GroupBox, RightCell, StillCell } from './matrix-cells.tsx'
import { isHeld, isSameLine, placeProps, type MatrixView } from './matrix-view.ts'
import { permissionsOf, type MatrixArea, type MatrixRow } from './matrix.ts'
import * as css from './permission-matrix.css.ts'

/** The head: a name and a check box for each column. */
export function HeadRow({ view, areas }: { view: MatrixView; areas: readonly MatrixArea[] }) {
  const { matrix: words } = useWords()
  return (
    <tr role="row" className={css.row}>
      <th role="columnheader" scope="col" className={css.corner} {...placeProps(view, 0, 0)}>
        {words.permission}
      </th>
      {view.columns.map(({ id, label }, at) => {
        const box = { view, row: 0, column: at + 1, name: words.wholeColumn(label) }
        return (
          <th
            key={id}
            role="columnheader"
            scope="col"
            className={css.head}
            {...(view.isReadOnly ? placeProps(view, 0, at + 1) : {})}
          >
            <span className={css.headFace}>
              {label}
              {view.isReadOnly ? null : <GroupBox {...box} permissions={permissionsOf(areas, id)} />}
            </span>
          </th>
        )
      })}
    </tr>
  )
}

interface LineProps {
  view: MatrixView
  at: number
}

interface AreaRowProps extends LineProps {
  area: MatrixArea
}

interface RightsRowProps extends LineProps {
  row: MatrixRow
}

/** The row of an area: its name, how much of it is granted, and check boxes for the whole area and each column. */
export const AreaRow = memo(PlainAreaRow, (before, after) => {
  const line = { at: after.at, permissions: permissionsOf([after.area]) }
  return before.at === after.at && before.area === after.area && isSameLine(before.view, after.view, line)
})

/** The rights on one thing. */
export const RightsRow = memo(PlainRightsRow, (before, after) => {
  const line = { at: after.at, permissions: Object.values(after.row.permissions) }
  return before.at === after.at && before.row === after.row && isSameLine(before.view, after.view, line)
})

function PlainAreaRow({ view, area, at }: AreaRowProps) {
  const { matrix: words } = useWords()
  const { locale } = useLocale()
  const all = permissionsOf([area])
  const held = all.filter((permission) => isHeld(view, permission)).length
  const box = { view, row: at, column: 0, name: words.wholeArea(area.label), permissions: all }
  return (
    <tr role="row" className={css.areaRow}>
      <th
        role="rowheader"
        scope="rowgroup"
        className={css.area}
        {...(view.isReadOnly ? placeProps(view, at, 0) : {})}
      >
        <span className={css.areaFace}>
          {view.isReadOnly ? null : <GroupBox {...box} />}
          <span className={css.areaName}>{area.label}</span>
          <span className={css.count}>
            {formatNumber(held, locale)}/{formatNumber(all.length, locale)}
          </span>
        </span>
      </th>
      {view.columns.map(({ id, label }, index) => {
        const permissions = permissionsOf([area], id)
        const cell = { view, row: at, column: index + 1 }
        return view.isReadOnly || permissions.length === 0 ? (
          <StillCell key={id} {...cell} />
        ) : (
          <td key={id} role="gridcell" className={css.cell}>
            <GroupBox
              {...cell}
              name={words.cell(label, words.wholeArea(area.label))}
              permissions={permissions}
            />
          </td>
        )
      })}
    </tr>
  )
}

function PlainRightsRow({ view, row, at }: RightsRowProps) {
  const { matrix: words } = useWords()
  return (
    <tr role="row" className={css.row}>
      <th role="rowheader" scope="row" className={css.name} {...placeProps(view, at, 0)}>
        {row.label}
        {row.description === undefined ? null : <span className={css.description}>{row.description}</span>}
      </th>
      {view.columns.map(({ id, label }, index) => (
        <RightCell
          key={id}
          view={view}
          row={at}
          column={index + 1}
          name={words.cell(label, row.label)}
          permission={row.permissions[id]}
        />
      ))}
    </tr>
  )
}
