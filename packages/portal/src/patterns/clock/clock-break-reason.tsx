import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import type { ClockUse } from './use-clock.ts'

interface ClockBreakReasonProps {
  type: OwnClock['breakTypes'][number]
  record: ClockUse['record']
  onClose: () => void
}

/** Asks why, of a break whose type wants to know (PAN-8). */
export function ClockBreakReason({ type, record, onClose }: ClockBreakReasonProps) {
  const { t } = useTranslation('clock')
  return (
    <ResourceForm
      title={type.name}
      draft={`clock.press.${type.id}`}
      send={({ reason }) => record({ kind: 'break_start', breakTypeId: type.id, reason: textOf(reason) })}
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
