import { recordsFile } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { RecordsFile } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { Alert, Card, Columns, DescriptionList, Select, Stack, Switch } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'

const encodings = ['utf-8', 'utf-8-bom', 'windows-1252', 'utf-16le'] as const
const delimiters = [
  { id: ';', name: 'semicolon' },
  { id: ',', name: 'comma' },
  { id: '\t', name: 'tab' },
  { id: '|', name: 'pipe' },
] as const

/** What was detected of a file; a correction reads it again at once (CAR-2). */
export function FileReading({ file }: { file: RecordsFile }) {
  const { t } = useTranslation('loads')
  const recordsFileFamily = useFamily(recordsFile)
  const format = useFormat()
  const can = useCan()
  const correct = useAct(recordsFileFamily.patch, t('file.corrected'))
  const { encoding, delimiter, hasHeader, recordCount, columns } = file.analysis
  const isFixed = file.state === 'imported' || !can('CARGUE_CREAR', 'CARGUE_EDITAR') || correct.isPending
  return (
    <Card title={t('file.reading')} description={t('file.readingText')}>
      <Stack space="lg">
        {file.state === 'imported' ? <Alert isSilent>{t('file.readingFixed')}</Alert> : null}
        <DescriptionList
          layout="grid"
          items={[
            { term: t('file.records'), value: format.whole(recordCount) },
            { term: t('templates.columns'), value: format.whole(columns.length) },
            { term: t('file.size'), value: format.bytes(file.size) },
            { term: t('file.createdAt'), value: format.dateTime(file.createdAt) },
          ]}
        />
        <Columns>
          <Select
            label={t('file.encoding')}
            value={encoding}
            isDisabled={isFixed}
            options={encodings.map((id) => ({ id, label: t(`file.encodings.${id}`) }))}
            onChange={(id) => void correct(file.id, { encoding: id })}
          />
          <Select
            label={t('file.delimiter')}
            value={delimiter}
            isDisabled={isFixed}
            options={delimiters.map(({ id, name }) => ({ id, label: t(`file.delimiters.${name}`) }))}
            onChange={(id) => void correct(file.id, { delimiter: id })}
          />
        </Columns>
        <Switch
          label={t('file.hasHeader')}
          isSelected={hasHeader}
          isDisabled={isFixed}
          onChange={(isHeader) => void correct(file.id, { hasHeader: isHeader })}
        />
      </Stack>
    </Card>
  )
}
