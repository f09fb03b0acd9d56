import { recordsFile } from '@portal/sdk/laia'
import { templates } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { RecordsFile, Template } from '@portal/sdk'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, ComboBox, LinkButton, Skeleton, Stack } from '@portal/ui-kit'
import { withWords } from '#patterns/address.ts'
import { useAddress } from '#patterns/use-address.ts'
import { ImportForm } from './import-form.tsx'
import { readingOf } from './mapping.ts'

const templateParam = 'template'

/** Chooses the template for a file (kept in the URL), then maps its columns (CAR-3). */
export function FileImport({ file }: { file: RecordsFile }) {
  const { t } = useTranslation('recordsFile')
  const templatesFamily = useFamily(templates)
  const [params, changeAddress] = useAddress()
  const templateId = params.get(templateParam)
  const choose = (id: string | null) => changeAddress(withWords({ [templateParam]: id }), { replace: true })
  const { data, isLoading } = useData(templatesFamily.index, [{ perPage: 100 }])
  // Loaded separately: after a refresh it may not be on the first page of templates.
  const chosen = useData(templatesFamily.show, templateId === null ? null : [templateId]).data
  const known = withChosen(data?.data ?? [], chosen)
  const template = known.find(({ id }) => id === templateId)
  const hasNone = data?.data.length === 0
  return (
    <Card title={t('file.import')} description={hasNone ? t('file.noTemplates') : t('file.importText')}>
      <Stack space="lg">
        {isLoading ? <Skeleton lines={2} /> : null}
        {hasNone ? <LinkButton href="/clustering/crearFormato">{t('file.createTemplate')}</LinkButton> : null}
        {known.length === 0 ? null : (
          <ComboBox
            label={t('file.template')}
            placeholder={t('file.chooseTemplate')}
            options={known.map(({ id, name }) => ({ id, label: name }))}
            value={templateId}
            onChange={choose}
          />
        )}
        {template === undefined ? null : <SuggestedImport file={file} template={template} />}
      </Stack>
    </Card>
  )
}

const withChosen = (listed: readonly Template[], chosen: Template | undefined) =>
  chosen === undefined || listed.some(({ id }) => id === chosen.id) ? listed : [...listed, chosen]

function SuggestedImport({ file, template }: { file: RecordsFile; template: Template }) {
  const recordsFileFamily = useFamily(recordsFile)
  const { data: suggested } = useData(recordsFileFamily.show, [file.id, { templateId: template.id }])
  if (suggested === undefined) return <Skeleton lines={4} />
  // The analysis may change while the form is open: then the columns differ.
  const key = `${template.id} ${readingOf(suggested.analysis)}`
  return <ImportForm key={key} file={suggested} template={template} />
}
