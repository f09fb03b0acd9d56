import { recordsFile } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Card, LinkButton, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { FileImport } from './file-import.tsx'
import { FileOutcome } from './file-outcome.tsx'
import { FilePreview } from './file-preview.tsx'
import { FileReading } from './file-reading.tsx'
import { isUnderWay, liveMs } from './load-state.ts'

/** One file: its result, reading options, first rows, and the form for a load. */
export function FileView({ id }: { id: string }) {
  const { t } = useTranslation(['recordsFile', 'menu'])
  const recordsFileFamily = useFamily(recordsFile)
  const can = useCan()
  const {
    data: file,
    error,
    refresh,
  } = useData(recordsFileFamily.show, [id], {
    refreshMs: (answer) => (isUnderWay(answer?.load) ? liveMs : 0),
  })
  if (file === undefined) {
    return (
      <ScreenPage title={t('menu:screens.recordsFile')}>
        <Card>
          {error === undefined ? <Skeleton lines={6} /> : <FailureState error={error} onRetry={refresh} />}
        </Card>
      </ScreenPage>
    )
  }
  const { warnings } = file.analysis
  const back = (
    <LinkButton href="/carga-registros" tone="quiet" icon="arrowLeft">
      {t('file.back')}
    </LinkButton>
  )
  return (
    <ScreenPage title={file.name} description={t('file.text')} actions={back}>
      {warnings.length === 0 ? null : (
        <Alert tone="warning" isSilent>
          <Stack space="xs">
            {warnings.map((warning) => (
              <p key={warning}>{t(`file.warnings.${warning}`)}</p>
            ))}
          </Stack>
        </Alert>
      )}
      {file.load === null ? null : <FileOutcome load={file.load} />}
      <FileReading file={file} />
      <FilePreview analysis={file.analysis} />
      {file.load === null && can('CARGUE_CREAR') ? <FileImport file={file} /> : null}
    </ScreenPage>
  )
}
