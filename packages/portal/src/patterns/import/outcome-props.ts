import type { ImportPartProps } from './import-part-props.ts'
import type { ImportState } from './use-import.ts'

/** An import with a result: of the dry run, or the real one. */
export interface OutcomeProps extends ImportPartProps {
  state: Extract<ImportState, { at: 'check' | 'result' }>
}
