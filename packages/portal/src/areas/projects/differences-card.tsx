import { useTranslation } from 'react-i18next'
import { synchronization } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { DifferenceTable } from './difference-table.tsx'

/** What a synchronization would change now. */
export function DifferencesCard() {
  const { t } = useTranslation('projects')
  const preview = usePreview()
  return (
    <Card
      title={t('synchronization.differences')}
      description={preview.data?.source}
      actions={
        <Button size="sm" icon="refresh" onPress={preview.refresh}>
          {t('synchronization.compare')}
        </Button>
      }
    >
      <Found {...preview} />
    </Card>
  )
}

const usePreview = () => useData(useFamily(synchronization).preview, [])

function Found({ data, error, refresh }: ReturnType<typeof usePreview>) {
  const { t } = useTranslation('projects')
  const format = useFormat()
  if (data === undefined) {
    return error === undefined ? (
      <Skeleton shape="block" height="8rem" />
    ) : (
      <FailureState error={error} onRetry={refresh} />
    )
  }
  const { failure, failureDetail, changes, total } = data
  if (failure !== null) {
    return (
      <Alert tone="warning" title={t(`synchronization.failures.${failure}`)}>
        {failureDetail}
      </Alert>
    )
  }
  if (total === 0) return <Alert tone="success">{t('synchronization.same')}</Alert>
  return (
    <Stack space="md">
      <DifferenceTable label={t('synchronization.differences')} rows={changes} />
      {changes.length < total ? (
        <p>
          {t('synchronization.firstOf', { shown: format.whole(changes.length), total: format.whole(total) })}
        </p>
      ) : null}
    </Stack>
  )
}
