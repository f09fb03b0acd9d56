import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HourMovementInput } from '@portal/sdk'
import { hourBank } from '@portal/sdk/intranet'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { DatePicker, type FormValues, NumberField, RadioGroup, Select, TextArea } from '@portal/ui-kit'
import { hourBank as contract } from '#generated/hour-bank.ts'
import { hoursFace } from '#format/clock-face.ts'
import { numberOf, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { lastMonths } from '#patterns/month-days.ts'
import { today } from '#patterns/this-month.ts'

interface CompensateFormProps {
  person: { id: string; displayName: string }
  /** The initial person. */
  month: string
  onClose: () => void
}

/** Compensates hours of the bank with rest or pay, or adjusts them, with a reason (FIC-8). */
export function CompensateForm({ person, month, onClose }: CompensateFormProps) {
  const { t } = useTranslation('monthSheets')
  const family = useFamily(hourBank)
  const create = useAction(family.create, { families: ['overtime'] })
  const { data } = useData(family.index, [{ employeeId: person.id, perPage: 6 }])
  const [kind, setKind] = useState<Kind>('rest')
  const balance = data === undefined ? '…' : hoursFace(data.meta.balanceSeconds / 60)
  return (
    <ResourceForm
      title={t('compensation.title', { name: person.displayName })}
      draft={`hourBank.${person.id}`}
      send={(values) => create(inputOf(values, person.id, kind))}
      done={t('compensation.done')}
      onClose={onClose}
    >
      <RadioGroup
        name="kind"
        label={t('compensation.kind')}
        options={kinds.map((id) => ({ id, label: t(`compensation.kinds.${id}`) }))}
        value={kind}
        onChange={setKind}
      />
      <NumberField
        name="minutes"
        label={t('compensation.minutes')}
        description={t('compensation.minutesHelp', { balance })}
        isRequired
      />
      <DatePicker name="date" label={t('compensation.date')} defaultValue={today()} isRequired />
      {kind === 'rest' ? (
        <Select
          name="ofMonth"
          label={t('compensation.ofMonth')}
          description={t('compensation.ofMonthHelp')}
          defaultValue={month}
          options={[
            { id: none, label: t('compensation.noMonth') },
            ...lastMonths().map((id) => ({ id, label: id })),
          ]}
        />
      ) : null}
      <TextArea
        name="reason"
        label={t('list.reason')}
        description={t('list.reasonHelp')}
        maxLength={contract.input.reason.maxLength}
        isRequired
      />
    </ResourceForm>
  )
}

// A reversal is chosen from the list of movements, not entered in minutes.
const kinds = contract.input.kind.values.filter((kind) => kind !== 'reversal')
type Kind = (typeof kinds)[number]
/** The select's value when no month is chosen. */
const none = 'none'

function inputOf(values: FormValues, employeeId: string, kind: Kind): HourMovementInput {
  const ofMonth = textOf(values.ofMonth)
  return {
    ...{ employeeId, kind, minutes: numberOf(values.minutes) ?? 0, date: textOf(values.date) },
    reason: textOf(values.reason),
    ...(ofMonth === '' || ofMonth === none ? {} : { ofMonth }),
  }
}
