import { columnsOfCells } from '#db/cell-positions.ts'
import { dayOf } from '#db/day.ts'
import { compileTemplate, type RowReader } from './compile-template.ts'
import type { EntryTarget } from './entries.queries.ts'
import { EntryColumns } from './entry-rows.ts'
import type { Prepare } from './load-slices.ts'
import type { LoadWork } from './loads.queries.ts'
import { type RowUse, SlicePreparation } from './prepare-slice.ts'
import { RecordTuples } from './record-tuples.ts'
import { kindColumns } from './row-marks.ts'

/** The header of the load's file. */
export const headersOf = ({ analysis }: LoadWork): string[] => analysis.columns.map(({ header }) => header)

/** How a load's rows are validated: by its template and mapping as of its start. */
export function preparationOf(load: LoadWork, isChecked: boolean, today: string): Prepare {
  const headers = headersOf(load)
  const file = { delimiter: load.analysis.delimiter, headers }
  const readRow = compileTemplate(load.template, load.mapping, file)
  const { columns } = load.template
  const entryColumns = load.blacklistId === null ? undefined : new EntryColumns(columns)
  const use = { checked: isChecked ? kindColumns(columns) : [], entryColumns, headers }
  return preparing(load, entryColumns?.reader(readRow, today) ?? readRow, use)
}

/** Two slices are alive at a time, one being committed and one being read: they share two buffers. */
function preparing(load: LoadWork, readRow: RowReader, use: RowUse): Prepare {
  const { serial: loadSerial, templateSerial, template, cellPositions } = load
  const columnOfCell = columnsOfCells(cellPositions, template.columns)
  const tuples = () => new RecordTuples({ loadSerial, templateSerial, columnOfCell })
  let [next, other] = [tuples(), tuples()]
  return (from) => {
    ;[next, other] = [other, next]
    return new SlicePreparation(from, readRow, other.emptied(), use)
  }
}

/** The target of a load's rows if it loads blacklist entries. */
export function targetOf(load: LoadWork, now: Date): EntryTarget | undefined {
  const { id: loadId, blacklistId, edition, name: reason, createdBy: userId } = load
  if (blacklistId === null) return undefined
  const origin = edition === null ? 'load' : 'robinson'
  return { loadId, blacklistId, origin, reason, today: dayOf(now), now, userId }
}
