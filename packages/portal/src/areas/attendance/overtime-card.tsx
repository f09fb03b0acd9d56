import { useTranslation } from 'react-i18next'
import { overtime } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Meter, Skeleton, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'

const tones = { over: 'danger', near: 'warning', below: 'accent' } as const

/**
 * A person's overtime in a year, against the limit of the time rules and its article; renders nothing without
 * a contract.
 */
export function OvertimeCard({ employeeId, year }: { employeeId: string; year: number }) {
  const { t } = useTranslation('monthSheets')
  const { data, error, refresh } = useData(useFamily(overtime).index, [{ employeeId, year }])
  const [row] = data?.data ?? []
  if (data !== undefined && row === undefined) return null
  const hours = (seconds: number) => hoursFace(seconds / 60)
  return (
    <Card title={t('own.meter', { year })}>
      {row === undefined ? (
        error === undefined ? (
          <Skeleton lines={2} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="sm">
          <Meter
            label={t(`own.meterStates.${row.state}`)}
            value={row.countedSeconds}
            max={Math.max(row.limitSeconds, row.countedSeconds, 1)}
            tone={tones[row.state]}
            valueLabel={t('own.meterValue', {
              counted: hours(row.countedSeconds),
              limit: hours(row.limitSeconds),
            })}
          />
          <p>{t('own.meterText', { source: row.source, compensated: hours(row.compensatedSeconds) })}</p>
        </Stack>
      )}
    </Card>
  )
}
