import { recordsFile } from '@portal/sdk/laia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RecordsFile, Template } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { Button, Form, Inline, Stack, TextField } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { textOf } from '#patterns/form-values.ts'
import { useTellMade } from '#patterns/made/use-tell-made.ts'
import { useForm } from '#patterns/use-form.ts'
import { firstMapping, mappingOf, readingOf, type Mapping } from './mapping.ts'
import { MappingTable } from './mapping-table.tsx'

/** The mapping of a file to a format, and what makes a load of it. */
export function ImportForm({ file, template }: { file: RecordsFile; template: Template }) {
  const { t } = useTranslation('loads')
  const recordsFileFamily = useFamily(recordsFile)
  const navigate = useNavigate()
  const tell = useTellMade()
  const suggested = firstMapping(template.columns, file.suggestedMapping)
  const [chosen, setChosen] = useState<Mapping>({})
  const mapping = mappingOf(suggested, chosen)
  const draft = useDraft(`import.${file.id}.${template.id}.${readingOf(file.analysis)}`)
  const send = useForm({
    action: (values) => {
      const name = textOf(values.name)
      const input = { templateId: template.id, mapping: { ...mapping }, ...(name === '' ? {} : { name }) }
      return recordsFileFamily.import(file.id, input)
    },
    onDone: ({ id, name }) => {
      draft.drop()
      tell(name)
      void navigate(`/clustering/cargue?load=${id}`)
    },
  })
  return (
    <DraftArea draft={draft} ignore="template">
      <Form aria-label={t('file.import')} isAside {...send.form}>
        <Stack space="lg">
          <TextField name="name" label={t('file.loadName')} defaultValue={file.name} maxLength={120} />
          <MappingTable
            columns={template.columns}
            analysis={file.analysis}
            mapping={mapping}
            suggested={suggested}
            onChange={(name, index) => setChosen((before) => ({ ...before, [name]: index }))}
          />
          <Inline justify="end">
            <Button type="submit" tone="primary" icon="database" isPending={send.isPending}>
              {t('file.submit')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </DraftArea>
  )
}
