import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShiftChangeInput } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { rowsAtFault } from '#patterns/bulk/table-refusals.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { useReason } from '#patterns/use-reason.ts'

/** A rejected change, or one with a warning. */
export interface ShiftNote {
  readonly employeeId: string
  readonly date: string
  readonly text: string | undefined
}

/** The query families that a batch invalidates besides its own: the days measured against the plan. */
const families = ['workdays', 'workingHours', 'clock', 'dashboard']

/**
 * Saves a batch atomically; rejections are reported per change, and the notice offers undo for the whole
 * batch.
 */
export function useSaveShifts() {
  const { t, i18n } = useTranslation('shifts')
  const change = useAction(useFamily(shifts).change, { families })
  const reasonOf = useReason()
  const [refused, setRefused] = useState<readonly ShiftNote[]>([])
  const [warned, setWarned] = useState<readonly ShiftNote[]>([])

  const takeBack = (undo: ShiftChangeInput[]) =>
    change({ changes: undo }).then(
      () => void toast({ tone: 'success', title: t('planner.takenBack') }),
      (error: unknown) => showRefusal(error, i18n.language),
    )

  const save = async (changes: ShiftChangeInput[], onDone: () => void): Promise<void> => {
    setRefused([])
    setWarned([])
    try {
      const { undo, warnings } = await change({ changes })
      setWarned(warnings.map(({ employeeId, date }) => ({ employeeId, date, text: undefined })))
      onDone()
      const action = { label: t('planner.takeBack'), onPress: () => void takeBack(undo) }
      toast({ tone: 'success', title: t('planner.saved'), action })
    } catch (error) {
      const rows = rowsAtFault(error)
      if (rows === undefined) {
        showRefusal(error, i18n.language)
        return
      }
      setRefused(
        [...rows].flatMap(([row, fields]) => {
          const wrong = changes[row - 1]
          const [code] = Object.values(fields).flat()
          return wrong === undefined ? [] : [{ ...wrong, text: code && reasonOf(code.code) }]
        }),
      )
    }
  }
  return { save, refused, warned, isPending: change.isPending }
}
