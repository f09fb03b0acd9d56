import { useTranslation } from 'react-i18next'
import { hourBank } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList, Skeleton, Stack, Stat } from '@portal/ui-kit'
import type { ReactNode } from 'react'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'

const shown = 6

/** The bank of hours of a person: what there is, and the last movements (FIC-8). */
export function HourBankCard({ employeeId, actions }: { employeeId: string; actions?: ReactNode }) {
  const { t } = useTranslation('monthSheets')
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
              items={data.data.map(({ id, kind, date, seconds, reason }) => ({
                id,
                term: t('own.movement', { kind: t(`own.movementKinds.${kind}`), date }),
                value: [hoursFace(seconds / 60), reason].filter((part) => part !== null).join(' · '),
              }))}
            />
          )}
        </Stack>
      )}
    </Card>
  )
}
