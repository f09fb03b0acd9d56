import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RecordsFile, Template } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import { Button, Form, Inline, Stack, TextField, toast, type FormValues } from '@portal/ui-kit'
import { formErrorsOf } from '#patterns/form-errors.ts'
import { textOf } from '#patterns/form-values.ts'
import { useAttempt } from '#patterns/use-attempt.ts'
import { firstMapping } from './mapping.ts'
import { MappingTable } from './mapping-table.tsx'

/** The mapping of a file to a format, and what makes a load of it. */
export function ImportForm({ file, template }: { file: RecordsFile; template: Template }) {
  const { t, i18n } = useTranslation('loads')
  const { recordsFile } = usePortal()
  const navigate = useNavigate()
  const create = useAttempt(recordsFile.import)
  const suggested = firstMapping(template.columns, file.suggestedMapping)
  const [mapping, setMapping] = useState(suggested)
  const send = async (values: FormValues) => {
    const name = textOf(values.name)
    const input = { templateId: template.id, mapping: { ...mapping }, ...(name === '' ? {} : { name }) }
    const made = await create(file.id, input)
    if (made === undefined) return
    toast({ tone: 'success', title: t('file.imported') })
    void navigate(`/clustering/cargue?load=${made.value.id}`)
  }
  return (
    <Form
      aria-label={t('file.import')}
      onSubmit={(values) => void send(values)}
      {...formErrorsOf(create.error, i18n.language)}
    >
      <Stack space="lg">
        <TextField name="name" label={t('file.loadName')} defaultValue={file.name} maxLength={120} />
        <MappingTable
          columns={template.columns}
          analysis={file.analysis}
          mapping={mapping}
          suggested={suggested}
          onChange={(name, index) => setMapping((before) => ({ ...before, [name]: index }))}
        />
        <Inline justify="end">
          <Button type="submit" tone="primary" icon="database" isPending={create.isPending}>
            {t('file.submit')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
