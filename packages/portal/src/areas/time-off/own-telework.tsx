import { useTranslation } from 'react-i18next'
import type { TeleworkPersonDetail } from '@portal/sdk'
import { teleworkAgreements } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Card, EmptyState, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { TeleworkFigures } from './telework-figures.tsx'
import { TeleworkVersions } from './telework-version.tsx'

/** The person's agreement: the version to sign, the one in force, and what the clock records. */
export function OwnTelework({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('telework')
  const { data, error, refresh } = useData(useFamily(teleworkAgreements).show, [employeeId])
  return (
    <ScreenPage title={t('own.tab')} description={t('own.text')}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton shape="block" height="24rem" />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Own detail={data} />
      )}
    </ScreenPage>
  )
}

function Own({ detail }: { detail: TeleworkPersonDetail }) {
  const { t } = useTranslation('telework')
  const { versions } = detail
  return (
    <Stack space="lg">
      {versions.some(({ canAnswer }) => canAnswer) ? <Alert isSilent>{t('own.waits')}</Alert> : null}
      {versions.length === 0 ? (
        <Card>
          <EmptyState title={t('own.none')}>{t('own.noneText')}</EmptyState>
        </Card>
      ) : (
        <TeleworkVersions versions={versions} level={2} />
      )}
      <TeleworkFigures detail={detail} level={2} />
    </Stack>
  )
}
