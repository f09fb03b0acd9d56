import { useTranslation } from 'react-i18next'
import type { FileCauses as Found, RecordsFile, Template } from '@portal/sdk'
import { recordsFile } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Skeleton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { CausesList } from './causes-list.tsx'
import { askedMapping, type Mapping } from './mapping.ts'

interface FileCausesProps {
  file: RecordsFile
  template: Template
  mapping: Mapping
}

/** The expected errors of the file with the current mapping, before a load is created. */
export function FileCauses({ file, template, mapping }: FileCausesProps) {
  const { t } = useTranslation('recordsFile')
  const { causes } = useFamily(recordsFile)
  const query = { templateId: template.id, mapping: askedMapping(mapping) }
  const { data, error, refresh } = useData(causes, [file.id, query], { keepPrevious: true })
  if (data === undefined) {
    return error === undefined ? (
      <Stack space="sm">
        <p>{t('file.check.wait')}</p>
        <Skeleton lines={2} />
      </Stack>
    ) : (
      <FailureState error={error} onRetry={refresh} />
    )
  }
  return (
    <Stack space="lg">
      <Verdict found={data} />
      <CausesList
        causes={data.causes}
        columns={template.columns}
        templateId={template.id}
        onSaved={refresh}
      />
    </Stack>
  )
}

function Verdict({ found }: { found: Found }) {
  const { t } = useTranslation('recordsFile')
  const format = useFormat()
  const { total, checked, rejected } = found
  const values = {
    total: format.whole(total),
    checked: format.whole(checked),
    rejected: format.whole(rejected),
  }
  const part = checked < total ? t('file.check.part', values) : ''
  return rejected === 0 ? (
    <Alert tone="success">
      {t('file.check.good', values)} {part}
    </Alert>
  ) : (
    <Alert tone="warning" title={t('file.check.title', values)}>
      {t('file.check.text')} {part}
    </Alert>
  )
}
