import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { useReason } from '#patterns/use-reason.ts'
import type { RefusedRow, RowFault } from './run-import.ts'

/** The text for an error of a cell; for missing permissions it names them. */
export function useFaultWords(refused: readonly RefusedRow[]): (fault: RowFault) => string {
  const reasonOf = useReason()
  const faults = refused.flatMap(({ errors }) => Object.values(errors).flat())
  const labelOf = usePermissionLabel(faults.flatMap(missingOf))
  return (fault) => {
    const missing = missingOf(fault).map((name) => `«${labelOf(name)}»`)
    return missing.length === 0 ? reasonOf(fault.error) : `${reasonOf(fault.error)}: ${missing.join(', ')}`
  }
}

/** The service lists them in the error's value, separated by commas. */
const missingOf = ({ error, value = '' }: RowFault): readonly string[] =>
  error === 'out_of_reach' && value !== '' ? value.split(', ') : []
