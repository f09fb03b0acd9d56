import { useTranslation } from 'react-i18next'
import { Button, DescriptionList, Disclosure, FileUpload, Inline, Stack, type SendFile } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { saveFile } from '#patterns/save-file.ts'
import type { ImportPartProps } from './import-part-props.ts'
import { templateFile } from './import-files.ts'
import { mostRows } from './read-file.ts'

const mostBytes = 20_000_000

/** The template to fill in, its columns, and the drop zone. */
export function ImportChoice({ title, plan, reading, run }: ImportPartProps) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const saveTemplate = async (kind: 'csv' | 'xlsx'): Promise<void> => {
    saveFile(`${t('templateName', { name: title })}.${kind}`, await templateFile(title, kind, plan, reading))
  }
  const read: SendFile = async (file) => {
    const fault = await run.choose(file)
    if (fault === undefined) return
    if (typeof fault === 'string') throw new Error(t(fault, { number: format.whole(mostRows) }))
    throw new Error(t('notAsked', { line: format.whole(fault.line), property: fault.property }))
  }
  const helpOf = (): string => {
    if (plan.help !== undefined) return reading.translate(plan.help)
    return plan.key === undefined ? t('fileHelpNew') : t('fileHelp', { key: reading.translate(plan.key) })
  }
  return (
    <Stack space="lg">
      <p>{t('template')}</p>
      <Inline>
        <Button icon="fileText" onPress={() => void saveTemplate('csv')}>
          {t('templateCsv')}
        </Button>
        <Button icon="spreadsheet" onPress={() => void saveTemplate('xlsx')}>
          {t('templateXlsx')}
        </Button>
      </Inline>
      <FileUpload
        label={t('file')}
        description={helpOf()}
        accept={['.csv', '.xlsx', ...(plan.calendar === undefined ? [] : ['.ics'])]}
        maxBytes={mostBytes}
        upload={read}
        describeError={(error) => (error instanceof Error ? error.message : undefined)}
      />
      <Disclosure title={t('guide')}>
        <Guide plan={plan} reading={reading} />
      </Disclosure>
    </Stack>
  )
}

function Guide({ plan, reading: { translate, yes, no } }: Pick<ImportPartProps, 'plan' | 'reading'>) {
  const { t } = useTranslation('imports')
  const items = plan.fields.map(({ name, kind, isRequired, values }) => {
    const text = t(`kinds.${kind}`, { yes, no, values: values?.(translate).join(', ') ?? '' })
    return { term: translate(name), value: isRequired ? `${text} (${t('required')})` : text }
  })
  return <DescriptionList items={items} />
}
