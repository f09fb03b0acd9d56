import { useTranslation } from 'react-i18next'
import type { HourMovement } from '@portal/sdk'
import { hourBank } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, DatePicker, TextArea } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { hourBank as contract } from '#generated/hour-bank.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { today } from '#patterns/this-month.ts'
import { useMovementName } from './use-movement-name.ts'

interface ReversalFormProps {
  movement: HourMovement
  onClose: () => void
}

/** Reverses a whole movement of the bank with another movement and a reason (FIC-8). */
export function ReversalForm({ movement, onClose }: ReversalFormProps) {
  const { t } = useTranslation(['ledger', 'monthSheets'])
  const nameOf = useMovementName()
  const create = useAction(useFamily(hourBank).create, { families: ['overtime'] })
  const { id, person, seconds } = movement
  return (
    <ResourceForm
      title={t('reversal.title', { movement: nameOf(movement) })}
      draft={`hourBank.reversal.${id}`}
      send={({ date, reason }) =>
        create({
          ...{ employeeId: person.id, kind: 'reversal', reverses: id },
          ...{ date: textOf(date), reason: textOf(reason) },
        })
      }
      done={t('reversal.done')}
      sendLabel={t('reversal.send')}
      onClose={onClose}
    >
      <Alert tone="info" isSilent>
        {t('reversal.text', { name: person.displayName, hours: hoursFace(-seconds / 60) })}
      </Alert>
      <DatePicker name="date" label={t('monthSheets:compensation.date')} defaultValue={today()} isRequired />
      <TextArea
        name="reason"
        label={t('monthSheets:list.reason')}
        description={t('monthSheets:list.reasonHelp')}
        maxLength={contract.input.reason.maxLength}
        isRequired
      />
    </ResourceForm>
  )
}
