import { useTranslation } from 'react-i18next'
import type { Absence } from '@portal/sdk'
import { absences } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { useAbsenceLabel } from './absence-words.ts'
import { touchedByAbsence } from './touched-by-absence.ts'

type ReasonedAct = 'reject' | 'cancel' | 'askCancel'

interface AbsenceReasonFormProps {
  act: ReasonedAct
  absence: Absence
  onClose: () => void
}

const done = {
  reject: 'rejected',
  cancel: 'cancelled',
  askCancel: 'cancelAsked',
} as const satisfies Record<ReasonedAct, string>

/** Asks for the reason of a rejection or cancellation: the other side reads it (AUS-12). */
export function AbsenceReasonForm({ act, absence, onClose }: AbsenceReasonFormProps) {
  const { t } = useTranslation('absenceRequests')
  const labelOf = useAbsenceLabel()
  const family = useFamily(absences)
  const send = useAction(act === 'reject' ? family.reject : family.cancel, { families: touchedByAbsence })
  const { id, state } = absence
  const word = act === 'reject' && state === 'cancellation_requested' ? 'keep' : act
  return (
    <SeenForm
      title={t(`acts.${word}`)}
      draft={`absences.${act}.${id}`}
      row={absence}
      send={({ comment }, seen) => send(id, { ...seen, comment: textOf(comment) })}
      done={t(`acts.${done[act]}`)}
      sendLabel={t(`acts.${word}`)}
      onClose={onClose}
    >
      <p>{labelOf(absence)}</p>
      <TextArea
        name="comment"
        label={t('acts.reason')}
        description={t('acts.reasonHelp')}
        minLength={3}
        maxLength={500}
        isRequired
      />
    </SeenForm>
  )
}
