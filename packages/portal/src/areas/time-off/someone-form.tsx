import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { vacationBalances, vacationRequests } from '@portal/sdk/intranet'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import {
  Checkbox,
  ComboBox,
  type DateRange,
  DateRangePicker,
  type FormValues,
  RadioGroup,
  TextArea,
} from '@portal/ui-kit'
import { vacationRequests as contract } from '#generated/vacation-requests.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { like } from '#patterns/like.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { RefusedDay } from './day-holder.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'
import { useVacationPreview } from './use-vacation-preview.ts'
import { TooLong } from './too-long.tsx'
import { datesOf } from './vacation-choice.ts'
import { VacationCounting } from './vacation-count.tsx'

type Kind = (typeof contract.input.kind.values)[number]

/** Requests vacation for somebody else, with the same live count and the same decisions. */
export function SomeoneForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['vacationTeam', 'vacations'])
  const [search, setSearch] = useState('')
  const [employeeId, setEmployee] = useState<string | null>(null)
  const [range, setRange] = useState<DateRange | null>(null)
  const [kind, setKind] = useState<Kind>('annual')
  const people = usePeople(search)
  const { create } = useFamily(vacationRequests)
  const days = range === null ? [] : datesOf(range).map((date) => ({ date }))
  const asked = employeeId === null || days.length === 0 ? undefined : { employeeId, kind, days }
  const counting = useVacationPreview(asked)
  const send = useAction(
    like(create, (values: FormValues) =>
      create({
        ...{ employeeId, kind, days, agreed: isTicked(values.agreed) },
        comment: textOf(values.comment) || null,
      }),
    ),
    { families: touchedByVacation },
  )
  return (
    <ResourceForm
      title={t('someoneTitle')}
      draft="vacationRequests.someone"
      send={send}
      done={t('vacations:choose.sent')}
      sendLabel={t('vacations:choose.send')}
      onClose={onClose}
    >
      <ComboBox
        name="employeeId"
        label={t('who')}
        options={people}
        onInputChange={setSearch}
        value={employeeId}
        onChange={setEmployee}
        isRequired
      />
      <DateRangePicker label={t('period')} startName="days" value={range} onChange={setRange} isRequired />
      <RadioGroup
        name="kind"
        label={t('vacations:choose.kind')}
        options={contract.input.kind.values.map((id) => ({ id, label: t(`vacations:list.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TooLong range={range} />
      <VacationCounting counting={counting} onTake={setRange} />
      <RefusedDay error={send.error} />
      <Checkbox name="agreed" label={t('agreed')} description={t('agreedHelp')} />
      <TextArea
        name="comment"
        label={t('vacations:choose.comment')}
        description={t('vacations:choose.commentHelp')}
        maxLength={contract.input.comment.maxLength}
      />
    </ResourceForm>
  )
}

/** The search results. */
function usePeople(search: string) {
  const { index } = useFamily(vacationBalances)
  const found = useData(index, [{ search, perPage: 25 }], { keepPrevious: true })
  return (found.data?.data ?? []).map(({ person: { id, displayName } }) => ({ id, label: displayName }))
}
