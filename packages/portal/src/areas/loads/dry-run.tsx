import { useTranslation } from 'react-i18next'
import type { DryRun as Found, RecordsFile, Template } from '@portal/sdk'
import { recordsFile } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, Inline, Stack } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useFormat } from '#format/use-format.ts'
import { DryRunCounts } from './dry-run-counts.tsx'
import { isUnderWay, liveMs } from './load-state.ts'
import { isSameMapping, type Mapping } from './mapping.ts'

interface DryRunProps {
  file: RecordsFile
  template: Template
  mapping: Mapping
}

/** The expected effect of a load, counted before anything is written (CAR-5). */
export function DryRun({ file, template, mapping }: DryRunProps) {
  const { t } = useTranslation('recordsFile')
  const { dryRun, startDryRun, stopDryRun } = useFamily(recordsFile)
  const refreshMs = (answer: Found | null | undefined) => (isUnderWay(answer) ? liveMs : 0)
  const { data } = useData(dryRun, [file.id], { refreshMs })
  const start = useAct(startDryRun, t('file.dryRun.started'))
  const stop = useAct(stopDryRun, t('file.dryRun.stopped'))
  const input = { templateId: template.id, mapping: { ...mapping } }
  const isMoving = isUnderWay(data)
  return (
    <Stack space="md">
      <Inline>
        {isMoving ? (
          <Button icon="x" isPending={stop.isPending} onPress={() => void stop(file.id)}>
            {t('file.dryRun.stop')}
          </Button>
        ) : (
          <Button icon="search" isPending={start.isPending} onPress={() => void start(file.id, input)}>
            {t('file.dryRun.start')}
          </Button>
        )}
      </Inline>
      {data == null ? null : <DryRunResult found={data} template={template} mapping={mapping} />}
    </Stack>
  )
}

function DryRunResult({ found, template, mapping }: { found: Found } & Omit<DryRunProps, 'file'>) {
  const { t } = useTranslation('recordsFile')
  const format = useFormat()
  if (found.state === 'failed') return <Alert tone="danger">{t('file.dryRun.failed')}</Alert>
  const isOther =
    found.templateId !== template.id ||
    found.templateVersion !== template.version ||
    !isSameMapping(found.mapping, mapping)
  return (
    <Stack space="md">
      {isOther ? <Alert tone="warning">{t('file.dryRun.other')}</Alert> : null}
      <DryRunCounts found={found} />
      {found.finishedAt === null ? null : (
        <p>{t('file.dryRun.asOf', { moment: format.dateTime(found.finishedAt) })}</p>
      )}
    </Stack>
  )
}
