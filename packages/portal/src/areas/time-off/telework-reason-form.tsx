import { useTranslation } from 'react-i18next'
import type { TeleworkVersion } from '@portal/sdk'
import { teleworkVersions } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { DatePicker, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { touchedByTelework } from './touched-by-telework.ts'

interface ReasonFormProps {
  version: TeleworkVersion
  onClose: () => void
}

/** Asks for the reason of a refusal: the other side reads it. */
export function RefuseForm({ version, onClose }: ReasonFormProps) {
  const { t } = useTranslation('telework')
  const family = useFamily(teleworkVersions)
  const send = useAction(family.refuse, { families: touchedByTelework })
  const { id } = version
  return (
    <SeenForm
      title={t('acts.refuse')}
      draft={`teleworkVersions.refuse.${id}`}
      row={version}
      send={({ reason }, seen) => send(id, { ...seen, reason: textOf(reason) })}
      done={t('acts.refused')}
      sendLabel={t('acts.refuse')}
      onClose={onClose}
    >
      <Reason />
    </SeenForm>
  )
}

/** Asks for the date and the reason of the return to the office: the other side reads it. */
export function ReverseForm({ version, first, onClose }: ReasonFormProps & { first: string }) {
  const { t } = useTranslation('telework')
  const family = useFamily(teleworkVersions)
  const send = useAction(family.reverse, { families: touchedByTelework })
  const { id } = version
  return (
    <SeenForm
      title={t('acts.reverse')}
      draft={`teleworkVersions.reverse.${id}`}
      row={version}
      send={({ lastDay, reason }, seen) =>
        send(id, { ...seen, lastDay: textOf(lastDay), reason: textOf(reason) })
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
    </SeenForm>
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
