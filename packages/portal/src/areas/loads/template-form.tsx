import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Template } from '@portal/sdk'
import { Alert, Button, Form, LinkButton, Stack, toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { FormActions } from '#patterns/form-actions.tsx'
import { useTellMade } from '#patterns/made/use-tell-made.ts'
import { useForm } from '#patterns/use-form.ts'
import { editorAddress } from './editor-address.ts'
import { TemplateColumns } from './template-columns-editor.tsx'
import { TemplateGeneral } from './template-general.tsx'
import { TemplateConflict } from './template-conflict.tsx'
import { templateInputOf } from './template-input.ts'
import { useTemplateSave } from './use-template-save.ts'

/** The form of a format, which stays open once it is made; what the server refuses appears at the column and field it names. */
export function TemplateForm({ template: first }: { template?: Template }) {
  const { t } = useTranslation(['loads', 'general'])
  // What was there when the form was opened: what comes later must not slip under what is being written.
  const [template] = useState(first)
  const { clash, save: write } = useTemplateSave(template)
  const navigate = useNavigate()
  const tell = useTellMade()
  const draft = useDraft(`template.${template?.id ?? 'new'}`)
  const go = (path: string) => {
    draft.drop()
    void navigate(path)
  }
  const leave = () => go('/clustering/formats')
  const save = useForm({
    action: (values) => write(templateInputOf(values, template)),
    onDone: (saved) => {
      if (template === undefined) {
        tell(saved.name)
        go(editorAddress(saved))
      } else {
        toast({ tone: 'success', title: t('editor.saved') })
        leave()
      }
    },
  })
  return (
    <DraftArea draft={draft}>
      <Form aria-label={t(template === undefined ? 'editor.createTitle' : 'editor.editTitle')} {...save.form}>
        <Stack space="xl">
          {clash === undefined ? null : <TemplateConflict {...clash} onKeepTheirs={leave} />}
          {template === undefined ? null : <InUse {...template} />}
          <TemplateGeneral {...(template === undefined ? {} : { template })} />
          {/* Refusals name columns by their place, which is another one now. */}
          <TemplateColumns
            columns={template?.columns ?? []}
            refused={Object.keys(save.form.validationErrors ?? {})}
            onReordered={save.forget}
          />
          <FormActions>
            <LinkButton href="/clustering/formats">{t('general:actions.cancel')}</LinkButton>
            <Button type="submit" tone="primary" icon="save" isPending={save.isPending}>
              {t('editor.save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </DraftArea>
  )
}

/** Loads were made with it: they keep the version that they were made with. */
function InUse({ loadCount, version }: Pick<Template, 'loadCount' | 'version'>) {
  const { t } = useTranslation('loads')
  const format = useFormat()
  if (loadCount === 0) return null
  return (
    <Alert isSilent>
      {t('editor.inUse', { number: format.whole(loadCount), version: format.whole(version + 1) })}
    </Alert>
  )
}
