import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { clock } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { hourOf } from './use-clock.ts'

interface ClockBreakReasonProps {
  type: OwnClock['breakTypes'][number]
  zone: string
  onClose: () => void
}

/** Asks why, of a break whose type wants to know (PAN-8). */
export function ClockBreakReason({ type, zone, onClose }: ClockBreakReasonProps) {
  const { t } = useTranslation('clock')
  const press = useAction(useFamily(clock).press, { families: ['clockEntries', 'workdays', 'agentState'] })
  return (
    <ResourceForm
      title={type.name}
      draft={`clock.press.${type.id}`}
      send={({ reason }) => press({ kind: 'break_start', breakTypeId: type.id, reason: textOf(reason) })}
      done={t('pressed.break_start', { time: hourOf(new Date(), zone) })}
      sendLabel={t('breakStart')}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('reason')}
        description={t('reasonHelp')}
        isRequired
        autoFocus
        maxLength={500}
      />
    </ResourceForm>
  )
}
