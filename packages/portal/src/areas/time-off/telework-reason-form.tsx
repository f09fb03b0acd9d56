import { useTranslation } from 'react-i18next'
import type { TeleworkVersion } from '@portal/sdk'
import { teleworkVersions } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { touchedByTelework } from './touched-by-telework.ts'

interface ReasonFormProps {
  version: TeleworkVersion
  onClose: () => void
}

/** Asks why an agreement is refused: who offered it reads it. */
export function RefuseForm({ version: { id, version }, onClose }: ReasonFormProps) {
  const { t } = useTranslation('telework')
  const send = useAction(useFamily(teleworkVersions).refuse, { families: touchedByTelework })
  return (
    <ResourceForm
      title={t('acts.refuse')}
      draft={`teleworkVersions.refuse.${id}`}
      send={({ reason }) => send(id, { version, reason: textOf(reason) })}
      done={t('acts.refused')}
      sendLabel={t('acts.refuse')}
      onClose={onClose}
    >
      <Reason />
    </ResourceForm>
  )
}

/** Asks from when on and why the person works on site again: the other side reads it. */
export function ReverseForm({ version, first, onClose }: ReasonFormProps & { first: string }) {
  const { t } = useTranslation('telework')
  const send = useAction(useFamily(teleworkVersions).reverse, { families: touchedByTelework })
  const { id, version: seen } = version
  return (
    <ResourceForm
      title={t('acts.reverse')}
      draft={`teleworkVersions.reverse.${id}`}
      send={({ lastDay, reason }) =>
        send(id, { version: seen, lastDay: textOf(lastDay), reason: textOf(reason) })
      }
      done={t('acts.reversed')}
      sendLabel={t('acts.reverse')}
      onClose={onClose}
    >
      <DatePicker
        name="lastDay"
        label={t('acts.lastDay')}
        description={t('acts.lastDayHelp', { first })}
        defaultValue={first}
        isRequired
      />
      <Reason />
    </ResourceForm>
  )
}

function Reason() {
  const { t } = useTranslation('telework')
  return (
    <TextArea
      name="reason"
      label={t('acts.reason')}
      description={t('acts.reasonHelp')}
      minLength={3}
      maxLength={500}
      isRequired
    />
  )
}
