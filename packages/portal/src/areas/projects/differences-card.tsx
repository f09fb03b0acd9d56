import { useTranslation } from 'react-i18next'
import type { Synchronization } from '@portal/sdk'
import { synchronization } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Card, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { DifferenceTable } from './difference-table.tsx'

/** A preview of what a synchronization would change now. */
export function DifferencesCard({ scope }: Pick<Synchronization, 'scope'>) {
  const { t } = useTranslation('projects')
  const preview = usePreview(scope)
  const title = t(`synchronization.differencesOf.${scope}`)
  return (
    <Card
      title={title}
      description={preview.data?.source}
      actions={
        <Button size="sm" icon="refresh" onPress={preview.refresh}>
          {t('synchronization.compare')}
        </Button>
      }
    >
      <Found title={title} {...preview} />
    </Card>
  )
}

/** Both say the same of different things. */
const usePreview = (scope: Synchronization['scope']) => {
  const { preview, previewUsers } = useFamily(synchronization)
  return useData(scope === 'users' ? previewUsers : preview, [])
}

function Found({ title, data, error, refresh }: ReturnType<typeof usePreview> & { title: string }) {
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
      <DifferenceTable label={title} rows={changes} />
      {changes.length < total ? (
        <p>
          {t('synchronization.firstOf', { shown: format.whole(changes.length), total: format.whole(total) })}
        </p>
      ) : null}
    </Stack>
  )
}
