import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationMovementInput } from '@portal/sdk'
import { vacationMovements } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, type FormValues, NumberField, RadioGroup, Select, TextArea } from '@portal/ui-kit'
import { vacationMovements as contract } from '#generated/vacation-movements.ts'
import { numberOf, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'

interface AdjustFormProps {
  person: { id: string; displayName: string }
  year: number
  onClose: () => void
}

type How = (typeof contract.input.kind.values)[number]

/** A movement by hand: adds or takes days, or carries what is left over to a later day, with a reason. */
export function AdjustForm({ person, year, onClose }: AdjustFormProps) {
  const { t } = useTranslation(['vacationTeam', 'vacations'])
  const create = useAction(useFamily(vacationMovements).create, { families: touchedByVacation })
  const [kind, setKind] = useState<How>('adjustment')
  return (
    <ResourceForm
      title={t('balances.adjustTitle', { name: person.displayName })}
      draft={`vacationMovements.${person.id}.${year}`}
      send={(values) => create(inputOf(values, { employeeId: person.id, kind, year }))}
      done={t('balances.adjusted')}
      onClose={onClose}
    >
      <RadioGroup
        name="kind"
        label={t('balances.how')}
        options={contract.input.kind.values.map((id) => ({ id, label: t(`balances.hows.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Select
        name="bucketKind"
        label={t('balances.bucket')}
        defaultValue="annual"
        options={contract.input.bucketKind.values.map((id) => ({
          ...{ id, label: t(`vacations:list.kinds.${id}`) },
        }))}
        isRequired
      />
      <NumberField name="units" label={t('balances.days')} description={t('balances.daysHelp')} isRequired />
      {kind === 'carry_over' ? <DatePicker name="until" label={t('balances.until')} isRequired /> : null}
      <TextArea
        name="reason"
        label={t('balances.reason')}
        description={t('balances.reasonHelp')}
        minLength={3}
        maxLength={contract.input.reason.maxLength}
        isRequired
      />
    </ResourceForm>
  )
}

function inputOf(
  values: FormValues,
  known: Pick<VacationMovementInput, 'employeeId' | 'kind' | 'year'>,
): VacationMovementInput {
  const until = textOf(values.until)
  return {
    ...known,
    bucketKind: contract.input.bucketKind.values.find((one) => one === textOf(values.bucketKind)) ?? 'annual',
    // Two units are a day.
    units: Math.round((numberOf(values.units) ?? 0) * 2),
    reason: textOf(values.reason),
    ...(until === '' ? {} : { until }),
  }
}
