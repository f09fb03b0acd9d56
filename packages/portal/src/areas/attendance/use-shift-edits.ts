import { useCallback, useState } from 'react'
import type { ShiftChangeInput } from '@portal/sdk'
import { settled, withChanges, type Edits, type Planned } from './shift-plan.ts'

const none: Edits = new Map()

/** The unsaved edits of the plan, with undo for each step. */
export function useShiftEdits() {
  const [steps, setSteps] = useState<readonly Edits[]>([])
  const edits = steps.at(-1) ?? none
  const discard = useCallback(() => setSteps([]), [])
  return {
    edits,
    make(planned: Planned, changes: readonly ShiftChangeInput[]) {
      if (changes.length > 0)
        setSteps((before) => [...before, withChanges(planned, before.at(-1) ?? none, changes)])
    },
    canUndo: steps.length > 0,
    undo: () => setSteps((before) => before.slice(0, -1)),
    discard,
    /** Removes the saved edits, and keeps those made meanwhile. */
    settle: (sent: Edits) => setSteps((before) => settled(before, sent)),
  }
}
