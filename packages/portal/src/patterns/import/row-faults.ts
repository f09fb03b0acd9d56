import { textOf, type CellReading } from './import-fields.ts'
import type { ReasonedRow } from './import-files.ts'
import type { ImportPlan } from './import-plan.ts'
import type { Matches } from './match-columns.ts'
import type { ImportFile } from './import-file.ts'
import type { RefusedRow, RowFault } from './run-import.ts'

/** The context for error texts. */
export interface FaultReading extends CellReading {
  readonly faultWords: (fault: RowFault) => string
}

/** One error of one cell, as text. */
export interface CellFault {
  readonly id: string
  readonly number: number
  readonly field: string
  readonly value: string
  readonly reason: string
}

/** The errors of the refused rows, one line per cell. */
export function cellFaultsOf(
  plan: ImportPlan,
  file: ImportFile,
  matches: Matches,
  refused: readonly RefusedRow[],
  reading: FaultReading,
): CellFault[] {
  const cells = new Map(file.rows.map((row) => [row.number, row.cells]))
  return refused.flatMap(({ number, errors }) =>
    Object.entries(errors).map(([path, faults]): CellFault => {
      const name = fieldOf(path)
      const column = matches[name]
      return {
        id: `${number} ${path}`,
        number,
        field: labelOf(plan, name, reading),
        value: column === undefined ? '' : textOf(cells.get(number)?.[column] ?? null),
        reason: faults.map(reading.faultWords).join(' · '),
      }
    }),
  )
}

/** The refused rows, each with all its errors. */
export function reasonedRows(
  plan: ImportPlan,
  refused: readonly RefusedRow[],
  reading: FaultReading,
): ReasonedRow[] {
  return refused.map(({ number, errors }) => ({
    number,
    reason: Object.entries(errors)
      .map(([path, faults]) => {
        const words = faults.map(reading.faultWords).join(', ')
        return `${labelOf(plan, fieldOf(path), reading)}: ${words}`
      })
      .join(' · '),
  }))
}

/** `options[2]` and `options.es` are errors of `options`. */
function fieldOf(path: string): string {
  return path.split(/[.[]/)[0] ?? path
}

function labelOf({ fields }: ImportPlan, name: string, { translate }: CellReading): string {
  return fields.some((field) => field.name === name) ? translate(name) : name
}
