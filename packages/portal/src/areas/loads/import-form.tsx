import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RecordsFile, Template } from '@portal/sdk'
import { Button, Form, Inline, Stack, Switch, TextField } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { useCan } from '#patterns/use-can.ts'
import { useForm } from '#patterns/use-form.ts'
import { DestinationFields } from './destination-fields.tsx'
import { destinationOf } from './destination.ts'
import { DryRun } from './dry-run.tsx'
import { FileCauses } from './file-causes.tsx'
import { loadAddress } from './load-address.ts'
import { firstMapping, mappingOf, readingOf, type Mapping } from './mapping.ts'
import { MappingTable } from './mapping-table.tsx'
import { useImport } from './use-import.ts'

/** Maps a file to a template, previews errors, and creates a load. */
export function ImportForm({ file, template }: { file: RecordsFile; template: Template }) {
  const { t } = useTranslation('recordsFile')
  const makeAndStart = useImport(file.id)
  const mayOpen = useCan()('MENU_PROCESAR_CARGUE')
  const navigate = useNavigate()
  const announce = useAnnounceMade()
  const suggested = firstMapping(template.columns, file.suggestedMapping)
  const [chosen, setChosen] = useState<Mapping>({})
  const mapping = mappingOf(suggested, chosen)
  const draft = useDraft(`import.${file.id}.${template.id}.${readingOf(file.analysis)}`)
  const send = useForm({
    action: (values) => {
      const name = textOf(values.name)
      const named = name === '' ? {} : { name }
      return makeAndStart({
        templateId: template.id,
        mapping: { ...mapping },
        ...named,
        ...destinationOf(values),
        ...(isTicked(values.acceptsOddText) ? { acceptsOddText: true } : {}),
      })
    },
    onDone: (load) => {
      draft.drop()
      announce(load.name)
      // Otherwise the page of the file shows its progress.
      if (mayOpen) void navigate(loadAddress(load))
    },
  })
  return (
    <DraftArea draft={draft} ignore="template">
      <Form aria-label={t('file.import')} isAside {...send.form}>
        <Stack space="lg">
          <TextField name="name" label={t('file.loadName')} defaultValue={file.name} maxLength={120} />
          <DestinationFields />
          <MappingTable
            columns={template.columns}
            analysis={file.analysis}
            mapping={mapping}
            suggested={suggested}
            onChange={(name, index) => setChosen((before) => ({ ...before, [name]: index }))}
          />
          {file.analysis.warnings.includes('double_encoding') ? (
            <Switch
              name="acceptsOddText"
              label={t('file.acceptsOddText')}
              description={t('file.acceptsOddTextHelp')}
            />
          ) : null}
          <FileCauses file={file} template={template} mapping={mapping} />
          <DryRun file={file} template={template} mapping={mapping} />
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
