import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'
import type { ReasonedAct } from './use-vacation-acts.ts'

interface ReasonFormProps {
  act: ReasonedAct
  request: VacationRequest
  onClose: () => void
}

const done = {
  reject: 'rejected',
  cancel: 'cancelAsked',
  cancelByCompany: 'cancelledByCompany',
} as const satisfies Record<ReasonedAct, string>

/** Asks for the reason of a rejection or cancellation: the other side reads it (VAC-4). */
export function ReasonForm({ act, request, onClose }: ReasonFormProps) {
  const { t } = useTranslation('vacations')
  const family = useFamily(vacationRequests)
  const send = useAction(family[act], { families: touchedByVacation })
  const { id } = request
  return (
    <SeenForm
      title={t(`one.${act}`)}
      draft={`vacationRequests.${act}.${id}`}
      row={request}
      send={({ comment }, seen) => send(id, { ...seen, comment: textOf(comment) })}
      done={t(`one.${done[act]}`)}
      sendLabel={t(`one.${act}`)}
      onClose={onClose}
    >
      <ReasonFields request={request} />
    </SeenForm>
  )
}
