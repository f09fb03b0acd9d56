import type { ImportPlan } from './import-plan.ts'
import { useCellReading } from './use-cell-reading.ts'
import { useImport } from './use-import.ts'

/** The props of each part of the dialog. */
export interface ImportPartProps {
  title: string
  plan: ImportPlan
  reading: ReturnType<typeof useCellReading>
  run: ReturnType<typeof useImport>
}
