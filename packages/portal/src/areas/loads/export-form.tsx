import { loadActs as loads } from '@portal/sdk/laia'
import { templates } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
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
import { isTicked } from '#patterns/form-values.ts'
import { useDownload } from '#patterns/use-download.ts'
import { useForm } from '#patterns/use-form.ts'

/** Chooses the columns of a load's export, and downloads it with progress. */
export function ExportForm({ load }: { load: Load }) {
  const { t } = useTranslation(['loads', 'menu'])
  const loadsFamily = useFamily(loads)
  const templatesFamily = useFamily(templates)
  const { data: template } = useData(templatesFamily.show, [load.templateId])
  const download = useDownload()
  const all = template?.columns ?? []
  const send = useForm({
    action: (values) => {
      const chosen = [values.columns].flat()
      const query = {
        // In the order of the template, not of selection.
        columns: all.map(({ name }) => name).filter((name) => chosen.includes(name)),
        delimiter: values.delimiter === ',' ? (',' as const) : (';' as const),
        formulaGuard: isTicked(values.formulaGuard),
      }
      return download.run((options) => loadsFamily.export(load.id, query, options))
    },
    onDone: () => undefined,
  })
  return (
    <Form aria-label={t('menu:screens.export')} isAside {...send.form}>
      <Stack space="xl">
        <CheckboxGroup
          // All of them are selected once they are loaded.
          key={template?.id}
          name="columns"
          label={t('export.columns')}
          description={t('export.columnsText')}
          defaultValue={all.map(({ name }) => name)}
          isRequired
          orientation="horizontal"
        >
          {all.map(({ name, label }) => (
            <Checkbox key={name} value={name} label={label} />
          ))}
        </CheckboxGroup>
        <DelimiterField />
        <Checkbox
          name="formulaGuard"
          label={t('export.formulaGuard')}
          description={t('export.formulaGuardHelp')}
          defaultSelected
        />
        <Alert isSilent>{t('export.audited')}</Alert>
        {download.isPending ? <Received download={download} /> : null}
        <Inline justify="end">
          {download.isPending ? <Button onPress={download.cancel}>{t('export.cancel')}</Button> : null}
          <Button type="submit" tone="primary" icon="download" isPending={send.isPending}>
            {t('export.submit')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

function DelimiterField() {
  const { t } = useTranslation('loads')
  return (
    <RadioGroup
      name="delimiter"
      label={t('export.delimiter')}
      defaultValue=";"
      options={[
        { id: ';', label: t('export.delimiters.semicolon') },
        { id: ',', label: t('export.delimiters.comma') },
      ]}
    />
  )
}

/** The received bytes, and the total if the server sends it. */
function Received({ download }: { download: ReturnType<typeof useDownload> }) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const { received, total } = download
  return (
    <Progress
      label={t('export.submit')}
      {...(total === undefined ? {} : { value: received, max: total })}
      valueLabel={t('export.received', { size: format.bytes(received) })}
    />
  )
}
