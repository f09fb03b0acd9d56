import { useTranslation } from 'react-i18next'
import type { PlannedPerson } from '@portal/sdk'
import { Alert } from '@portal/ui-kit'
import type { ShiftNote } from './use-save-shifts.ts'

interface ShiftNotesProps {
  people: readonly PlannedPerson[]
  refused: readonly ShiftNote[]
  warned: readonly ShiftNote[]
}

/** The rejected changes of a batch with their reasons, and the warnings of a saved one. */
export function ShiftNotes({ people, refused, warned }: ShiftNotesProps) {
  const { t } = useTranslation('shifts')
  const nameOf = (id: string) => people.find((one) => one.id === id)?.person.displayName ?? ''
  const list = (notes: readonly ShiftNote[]) => (
    <ul>
      {notes.map(({ employeeId, date, text }) => (
        <li key={`${employeeId}:${date}`}>
          {[`${nameOf(employeeId)} · ${date}`, text].filter((part) => part !== undefined).join(': ')}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {refused.length === 0 ? null : (
        <Alert tone="danger" title={t('planner.refused')}>
          {list(refused)}
        </Alert>
      )}
      {warned.length === 0 ? null : (
        <Alert tone="warning" title={t('planner.warned')}>
          {list(warned)}
        </Alert>
      )}
    </>
  )
}
