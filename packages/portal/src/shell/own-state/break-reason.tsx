import { useTranslation } from 'react-i18next'
import type { OwnState } from '@portal/sdk'
import { agentState } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { changedByState } from './offered-states.ts'

interface BreakReasonProps {
  type: OwnState['breakTypes'][number]
  done: string
  onClose: () => void
}

/** Asks for the reason of a break whose type requires one (PAN-8). */
export function BreakReason({ type, done, onClose }: BreakReasonProps) {
  const { t } = useTranslation('breaks')
  const patch = useAction(useFamily(agentState).patch, { families: changedByState })
  return (
    <ResourceForm
      title={type.name}
      draft={`agentState.patch.${type.id}`}
      send={({ reason }) => patch({ state: 'break', breakTypeId: type.id, reason: textOf(reason) })}
      done={done}
      sendLabel={t('own.start')}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('own.reason')}
        description={t('own.reasonHelp')}
        isRequired
        maxLength={500}
      />
    </ResourceForm>
  )
}
