import { useTranslation } from 'react-i18next'
import type { VacationRequest } from '@portal/sdk'
import { vacationRequests } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { daysAfter } from '#patterns/planner-period.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { today } from '#patterns/this-month.ts'
import { ReasonFields } from './reason-fields.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'
import type { EndingAct } from './use-vacation-acts.ts'

interface EndEarlyFormProps {
  act: EndingAct
  request: VacationRequest
  onClose: () => void
}

const done = { endEarly: 'endEarlyAsked', endEarlyByCompany: 'endedEarly' } as const

/** Asks for the last day of vacation in progress, and why it ends early. */
export function EndEarlyForm({ act, request, onClose }: EndEarlyFormProps) {
  const { t } = useTranslation('vacations')
  const family = useFamily(vacationRequests)
  const send = useAction(family[act], { families: touchedByVacation })
  const { id, startsOn, endsOn } = request
  const [yesterday, last] = [daysAfter(today(), -1), daysAfter(endsOn, -1)]
  return (
    <SeenForm
      title={t(`one.${act}`)}
      draft={`vacationRequests.${act}.${id}`}
      row={request}
      send={({ lastDay, comment }, seen) =>
        send(id, { ...seen, lastDay: textOf(lastDay), comment: textOf(comment) })
      }
      done={t(`one.${done[act]}`)}
      sendLabel={t(`one.${act}`)}
      onClose={onClose}
    >
      <ReasonFields request={request}>
        <DatePicker
          name="lastDay"
          label={t('one.lastDay')}
          description={t('one.lastDayHelp')}
          min={startsOn > yesterday ? startsOn : yesterday}
          max={last}
          defaultValue={today() < last ? today() : last}
          isRequired
        />
      </ReasonFields>
    </SeenForm>
  )
}
