import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { useReason } from '#patterns/use-reason.ts'
import type { RefusedRow, RowFault } from './run-import.ts'

/** The words for what is wrong with a cell; where permissions are missing, it says which. */
export function useFaultWords(refused: readonly RefusedRow[]): (fault: RowFault) => string {
  const reasonOf = useReason()
  const faults = refused.flatMap(({ errors }) => Object.values(errors).flat())
  const labelOf = usePermissionLabel(faults.flatMap(missingOf))
  return (fault) => {
    const missing = missingOf(fault).map((name) => `«${labelOf(name)}»`)
    return missing.length === 0 ? reasonOf(fault.error) : `${reasonOf(fault.error)}: ${missing.join(', ')}`
  }
}

/** The service names them in the value of the fault, with commas between them. */
const missingOf = ({ error, value = '' }: RowFault): readonly string[] =>
  error === 'out_of_reach' && value !== '' ? value.split(', ') : []
