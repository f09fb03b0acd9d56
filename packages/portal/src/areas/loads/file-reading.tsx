import { recordsFile } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Reading, RecordsFile } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { Alert, Card, Columns, DescriptionList, Select, Stack, Switch } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { dateOrders } from './template-input.ts'
import { TextReading } from './text-reading.tsx'

const byTemplate = 'template'

/** The detected properties of a file; a correction analyses it again at once (CAR-2). */
export function FileReading({ file }: { file: RecordsFile }) {
  const { t } = useTranslation(['recordsFile', 'templates'])
  const recordsFileFamily = useFamily(recordsFile)
  const format = useFormat()
  const can = useCan()
  const correct = useAct(recordsFileFamily.patch, t('file.corrected'))
  const { hasHeader, recordCount, columns, sheet, sheets, dateOrder } = file.analysis
  const isFixed = file.state === 'imported' || !can('CARGUE_CREAR', 'CARGUE_EDITAR') || correct.isPending
  const correctBy = (reading: Reading) => void correct(file.id, reading)
  return (
    <Card title={t('file.reading')} description={t('file.readingText')}>
      <Stack space="lg">
        {file.state === 'imported' ? <Alert isSilent>{t('file.readingFixed')}</Alert> : null}
        <DescriptionList
          layout="grid"
          items={[
            { term: t('file.records'), value: format.whole(recordCount) },
            { term: t('templates:list.columns'), value: format.whole(columns.length) },
            { term: t('file.size'), value: format.bytes(file.size) },
            { term: t('file.createdAt'), value: format.dateTime(file.createdAt) },
          ]}
        />
        <Columns>
          {sheet === null ? (
            <TextReading analysis={file.analysis} isFixed={isFixed} onCorrect={correctBy} />
          ) : (
            <Select
              label={t('file.sheet')}
              value={String(sheet)}
              isDisabled={isFixed}
              options={sheets.map(({ name, isHidden }, index) => ({
                id: String(index),
                label: isHidden ? t('file.hiddenSheet', { name }) : name,
              }))}
              onChange={(id) => correctBy({ sheet: Number(id) })}
            />
          )}
          <Select
            label={t('templates:editor.dateOrder')}
            description={dateOrder === null ? t('file.dateOrderOpen') : undefined}
            value={dateOrder ?? byTemplate}
            isDisabled={isFixed}
            options={[
              { id: byTemplate, label: t('file.byTemplate') },
              ...dateOrders.map((id) => ({ id, label: t(`templates:editor.dateOrders.${id}`) })),
            ]}
            onChange={(id) => correctBy({ dateOrder: dateOrders.find((one) => one === id) ?? null })}
          />
        </Columns>
        <Switch
          label={t('file.hasHeader')}
          isSelected={hasHeader}
          isDisabled={isFixed}
          onChange={(isHeader) => correctBy({ hasHeader: isHeader })}
        />
      </Stack>
    </Card>
  )
}
