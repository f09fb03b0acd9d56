import type { ImportPlan } from './import-plan.ts'
import type { SendRows } from './run-import.ts'

/** What is imported into a list. */
export interface ListImportProps {
  /** The name of the list. */
  title: string
  plan: () => Promise<ImportPlan>
  send: SendRows
  /** Called when rows were written. */
  onDone: () => void
}
