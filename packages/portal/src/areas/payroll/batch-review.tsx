import { useTranslation } from 'react-i18next'
import type { PayslipBatch } from '@portal/sdk'
import { payslipBatches } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Inline, Link, Progress, Skeleton, Stack, Status } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { BatchActs } from './batch-acts.tsx'
import { BatchPages } from './batch-pages.tsx'
import { batchTones, isBusy } from './payslip-words.ts'

const liveMs = 1000
const allBatches = '/nominas?tab=batches'

/** One batch: its progress, the people of its pages, and its publication. */
export function BatchReview({ id }: { id: string }) {
  const { t } = useTranslation('payroll')
  const { data, error, refresh } = useData(useFamily(payslipBatches).show, [id], {
    refreshMs: (batch) => (batch !== undefined && isBusy(batch) ? liveMs : 0),
  })
  return (
    <ScreenPage
      title={t('batches.tab')}
      description={t('review.text')}
      actions={data === undefined ? undefined : <BatchActs batch={data} />}
    >
      <Stack space="md">
        <Link href={allBatches}>{t('batches.back')}</Link>
        {data === undefined ? (
          error === undefined ? (
            <Skeleton lines={8} />
          ) : (
            <FailureState error={error} onRetry={refresh} />
          )
        ) : (
          <Batch batch={data} />
        )}
      </Stack>
    </ScreenPage>
  )
}

function Batch({ batch }: { batch: PayslipBatch }) {
  const { t } = useTranslation('payroll')
  const { name, month, kind, state, failure, done, total, pages } = batch
  return (
    <>
      <Inline space="md">
        <Status tone={batchTones[state]}>{t(`batchStates.${state}`)}</Status>
        <span>{`${name} · ${month} · ${t(`kinds.${kind}`)}`}</span>
        {pages === 0 ? null : <span>{t('review.counts', { ...batch })}</span>}
      </Inline>
      {isBusy(batch) ? (
        <Progress label={t(`batchStates.${state}`)} value={done} max={Math.max(total, 1)} />
      ) : null}
      {failure === null ? null : <Alert tone="danger">{t(`failures.${failure}`)}</Alert>}
      {state === 'published' ? <Alert tone="success">{t('review.published', { ...batch })}</Alert> : null}
      {pages === 0 || state === 'uploaded' || state === 'analysing' ? null : <BatchPages batch={batch} />}
    </>
  )
}
