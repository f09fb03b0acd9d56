import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RejectedRow } from '@portal/sdk'
import { EditGrid, type EditGridCell, type EditGridRow } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Moment } from '#patterns/moment.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useReason } from '#patterns/use-reason.ts'
import type { Mending } from './use-mending.ts'

interface MendGridProps {
  rows: readonly RejectedRow[]
  mending: Mending
}

/** The current rows with unsaved corrections, the error beside each cell, and the original value in the file. */
export function MendGrid({ rows, mending }: MendGridProps) {
  const { t } = useTranslation('rejectedRows')
  const format = useFormat()
  const can = useCan()
  const cellsOf = useCells(mending)
  const widest = rows.reduce(
    (most, row) => (row.cells.length > most.cells.length ? row : most),
    rows[0] ?? none,
  )
  const shown = rows.map(
    (row): EditGridRow => ({
      id: String(row.row),
      label: format.whole(row.row),
      note: <RowNote row={row} />,
      cells: cellsOf(row),
      isReadOnly: row.state === 'mended' || !can('MENU_PROCESAR_CARGUE'),
    }),
  )
  return (
    <EditGrid
      label={t('grid.table')}
      rowHeader={t('grid.row')}
      columns={widest.cells.map(({ header }, at) => ({ id: String(at), header }))}
      rows={shown}
      onChange={(id, column, value) => {
        const row = rows.find((one) => String(one.row) === id)
        if (row !== undefined) mending.write(row, column, value)
      }}
    />
  )
}

const none: Pick<RejectedRow, 'cells'> = { cells: [] }

function useCells({ mendings }: Mending): (row: RejectedRow) => EditGridCell[] {
  const { t } = useTranslation('rejectedRows')
  const reasonOf = useReason()
  return (row) =>
    row.cells.map(({ header, value: kept, original }, at) => {
      const value = mendings[row.row]?.[at] ?? kept
      const inFile = original ?? kept
      const errors = row.errors.filter((error) => error.header === header)
      // An unsaved correction has no error yet.
      const isRefused = errors.length > 0 && value === kept
      return {
        value,
        ...(isRefused ? { reason: errors.map(({ code }) => reasonOf(code)).join('. ') } : {}),
        ...(value === inFile ? {} : { note: t('grid.inFile', { value: inFile || t('grid.empty') }) }),
      }
    })
}

/** The error of the whole row, and who corrected it. */
function RowNote({ row }: { row: RejectedRow }): ReactNode {
  const { t } = useTranslation('rejectedRows')
  const reasonOf = useReason()
  const whole = row.errors.filter(({ header }) => header === null)
  const [last] = row.mends
  return (
    <>
      {whole.map(({ code }) => reasonOf(code)).join('. ')}
      {last === undefined ? null : (
        <>
          {t('grid.by', { outcome: t(`grid.became.${last.outcome}`), person: last.by.displayName })}{' '}
          <Moment at={last.at} />
        </>
      )}
    </>
  )
}
