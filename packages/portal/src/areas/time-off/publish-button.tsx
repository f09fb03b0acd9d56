import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VacationPeriod } from '@portal/sdk'
import { vacationPeriods } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, Inline } from '@portal/ui-kit'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { like } from '#patterns/like.ts'
import { useCan } from '#patterns/use-can.ts'

/** Publishes the allocation once the period is closed; confirms first, because it cannot be undone. */
export function PublishButton({ period }: { period: VacationPeriod }) {
  const { t } = useTranslation('operationTeam')
  const can = useCan()
  const { publish } = useFamily(vacationPeriods)
  const [isAsking, setAsking] = useState(false)
  const mayPublish = can('GESTIONAR_VACACIONES_OP_APROBAR') && can('REPORTES_TODOS')
  if (!mayPublish || period.state !== 'resolving' || period.criterion === 'arrival') return null
  return (
    <Inline>
      <Button tone="primary" icon="check" onPress={() => setAsking(true)}>
        {t('results.publish')}
      </Button>
      <ConfirmAction
        subject={isAsking ? period : undefined}
        onClose={() => setAsking(false)}
        title={({ name }) => t('results.publishTitle', { name })}
        text={() => t('results.publishText')}
        confirmLabel={t('results.publish')}
        act={like(publish, (id: string) => publish(id, { version: period.version }))}
        idOf={({ id }) => id}
        done={t('results.done')}
        onDone={() => setAsking(false)}
      />
    </Inline>
  )
}
