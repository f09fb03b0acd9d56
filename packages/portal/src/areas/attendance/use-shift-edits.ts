import { useCallback, useState } from 'react'
import type { ShiftChangeInput } from '@portal/sdk'
import { settled, withChanges, type Edits, type Planned } from './shift-plan.ts'

const none: Edits = new Map()

/** What is to change in the plan and is not saved yet, each step of which can be taken back. */
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
    /** What was sent is saved; what was changed meanwhile is not. */
    settle: (sent: Edits) => setSteps((before) => settled(before, sent)),
  }
}
