import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HourMovement } from '@portal/sdk'
import { hourBank } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList, IconButton, Inline, Skeleton, Stack, Stat } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { ReversalForm } from './reversal-form.tsx'
import { useMovementName } from './use-movement-name.ts'

const shown = 6

/** A person's hour bank: the balance, and the last movements (FIC-8). */
export function HourBankCard({ employeeId, actions }: { employeeId: string; actions?: ReactNode }) {
  const { t } = useTranslation('monthSheets')
  const nameOf = useMovementName()
  const [reversed, reverse] = useState<HourMovement>()
  const { data, error, refresh } = useData(useFamily(hourBank).index, [{ employeeId, perPage: shown }])
  return (
    <Card title={t('own.bank')} description={t('own.bankText')} actions={actions}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={3} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="md">
          <Stat
            label={t('own.bankBalance')}
            icon="clock"
            value={hoursFace(data.meta.balanceSeconds / 60)}
            unit="h"
          />
          {data.data.length === 0 ? (
            <p>{t('own.noMovements')}</p>
          ) : (
            <DescriptionList
              items={data.data.map((movement) => ({
                id: movement.id,
                term: nameOf(movement),
                value: <Movement movement={movement} onReverse={() => reverse(movement)} />,
              }))}
            />
          )}
        </Stack>
      )}
      {reversed === undefined ? null : (
        <ReversalForm movement={reversed} onClose={() => reverse(undefined)} />
      )}
    </Card>
  )
}

function Movement({ movement, onReverse }: { movement: HourMovement; onReverse: () => void }) {
  const { t } = useTranslation('ledger')
  const nameOf = useMovementName()
  const { seconds, reason, canReverse } = movement
  const words = [hoursFace(seconds / 60), reason].filter((part) => part !== null).join(' · ')
  if (!canReverse) return words
  return (
    <Inline space="xs">
      {words}
      <IconButton
        icon="restart"
        size="sm"
        label={t('reversal.open', { movement: nameOf(movement) })}
        onPress={onReverse}
      />
    </Inline>
  )
}
