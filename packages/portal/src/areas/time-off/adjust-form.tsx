import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationBalance, VacationMovementInput, VacationRules } from '@portal/sdk'
import { vacationMovements } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, type FormValues, NumberField, RadioGroup, Select, TextArea } from '@portal/ui-kit'
import { vacationMovements as contract } from '#generated/vacation-movements.ts'
import { numberOf, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { touchedByVacation } from './touched-by-vacation.ts'
import { unitsOf } from './vacation-words.ts'

interface AdjustFormProps {
  balance: VacationBalance
  onClose: () => void
}

type Bucket = (typeof contract.input.bucketKind.values)[number]
type How = (typeof contract.input.kind.values)[number]

/**
 * A manual movement: adds or takes units of the bucket, or carries the remainder over to a later date, with a
 * reason.
 */
export function AdjustForm({ balance: { person, year, amounts }, onClose }: AdjustFormProps) {
  const { t } = useTranslation(['vacationTeam', 'vacations'])
  const create = useAction(useFamily(vacationMovements).create, { families: touchedByVacation })
  const [kind, setKind] = useState<How>('adjustment')
  const [bucketKind, setBucketKind] = useState<Bucket>('annual')
  const unit = amounts.find((one) => one.kind === bucketKind)?.unit ?? 'natural'
  const inHours = unit === 'hours'
  return (
    <ResourceForm
      title={t('balances.adjustTitle', { name: person.displayName })}
      draft={`vacationMovements.${person.id}.${year}`}
      send={(values) => create(inputOf(values, unit, { employeeId: person.id, kind, bucketKind, year }))}
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
        value={bucketKind}
        onChange={(id) =>
          setBucketKind(contract.input.bucketKind.values.find((one) => one === id) ?? 'annual')
        }
        options={contract.input.bucketKind.values.map((id) => ({
          ...{ id, label: t(`vacations:list.kinds.${id}`) },
        }))}
        isRequired
      />
      <NumberField
        name="units"
        label={t(inHours ? 'balances.hours' : 'balances.days')}
        description={t(inHours ? 'balances.hoursHelp' : 'balances.daysHelp')}
        isRequired
      />
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
  unit: VacationRules['unit'],
  known: Pick<VacationMovementInput, 'employeeId' | 'kind' | 'bucketKind' | 'year'>,
): VacationMovementInput {
  const until = textOf(values.until)
  return {
    ...known,
    units: unitsOf(numberOf(values.units) ?? 0, unit),
    reason: textOf(values.reason),
    ...(until === '' ? {} : { until }),
  }
}
