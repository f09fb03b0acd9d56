import { useTranslation } from 'react-i18next'
import type { OwnClock } from '@portal/sdk'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { fullOf } from './press-failures.ts'
import type { ClockUse } from './use-clock.ts'

interface ClockBreakReasonProps {
  type: OwnClock['breakTypes'][number]
  record: ClockUse['record']
  /** Called when the break is full; the text is kept until it is one's turn. */
  onFull?: (most: number) => void
  onClose: () => void
}

/** Asks for the reason of a break whose type requires one (PAN-8). */
export function ClockBreakReason({ type, record, onFull, onClose }: ClockBreakReasonProps) {
  const { t } = useTranslation('clock')
  const start = async (reason: string) => {
    try {
      await record({ kind: 'break_start', breakTypeId: type.id, reason })
    } catch (failure) {
      const most = fullOf(failure)
      if (most !== undefined) onFull?.(most)
      throw failure
    }
  }
  return (
    <ResourceForm
      title={type.name}
      draft={`clock.press.${type.id}`}
      send={({ reason }) => start(textOf(reason))}
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
