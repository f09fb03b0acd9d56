import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useData, usePortal } from '@portal/sdk/react'
import {
  Alert,
  Button,
  Checkbox,
  CheckboxGroup,
  Form,
  Inline,
  Progress,
  RadioGroup,
  Stack,
} from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useDownload } from '#patterns/use-download.ts'

/** What of a load goes into the file, and the download with how far it is. */
export function ExportForm({ load }: { load: Load }) {
  const { t } = useTranslation(['loads', 'menu'])
  const { loads, templates } = usePortal()
  const format = useFormat()
  const { data: template } = useData(templates.show, [load.templateId])
  const [chosen, setChosen] = useState<readonly string[]>()
  const [delimiter, setDelimiter] = useState<';' | ','>(';')
  const [formulaGuard, setFormulaGuard] = useState(true)
  const download = useDownload()
  const all = template?.columns ?? []
  const names = chosen ?? all.map(({ name }) => name)
  // In the order of the format, whatever the order of the ticks.
  const columns = all.map(({ name }) => name).filter((name) => names.includes(name))
  const query = { columns, delimiter, formulaGuard }
  const submit = () => void download.start((options) => loads.export(load.id, query, options))
  return (
    <Form aria-label={t('menu:screens.export')} onSubmit={submit}>
      <Stack space="xl">
        <CheckboxGroup
          label={t('export.columns')}
          description={t('export.columnsText')}
          value={[...names]}
          onChange={setChosen}
          isRequired
          orientation="horizontal"
        >
          {all.map(({ name, label }) => (
            <Checkbox key={name} value={name} label={label} />
          ))}
        </CheckboxGroup>
        <RadioGroup
          label={t('export.delimiter')}
          value={delimiter}
          onChange={(id) => setDelimiter(id === ',' ? ',' : ';')}
          options={[
            { id: ';', label: t('export.delimiters.semicolon') },
            { id: ',', label: t('export.delimiters.comma') },
          ]}
        />
        <Checkbox
          label={t('export.formulaGuard')}
          description={t('export.formulaGuardHelp')}
          isSelected={formulaGuard}
          onChange={setFormulaGuard}
        />
        <Alert isSilent>{t('export.audited')}</Alert>
        {download.isPending ? (
          <Progress
            label={t('export.submit')}
            {...(download.total === undefined ? {} : { value: download.received, max: download.total })}
            valueLabel={t('export.received', { size: format.bytes(download.received) })}
          />
        ) : null}
        <Inline justify="end">
          {download.isPending ? <Button onPress={download.cancel}>{t('export.cancel')}</Button> : null}
          <Button type="submit" tone="primary" icon="download" isPending={download.isPending}>
            {t('export.submit')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
