import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Template } from '@portal/sdk'
import { Alert, Button, Form, LinkButton, Stack, toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { FormActions } from '#patterns/form-actions.tsx'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { useForm } from '#patterns/use-form.ts'
import { editorAddress } from './editor-address.ts'
import { TemplateColumns } from './template-columns-editor.tsx'
import { TemplateGeneral } from './template-general.tsx'
import { TemplateConflict } from './template-conflict.tsx'
import { templateInputOf } from './template-input.ts'
import { useTemplateSave } from './use-template-save.ts'

/** The form of a template, which stays open after creation; server errors appear at their column and field. */
export function TemplateForm({ template: first }: { template?: Template }) {
  const { t } = useTranslation(['templates', 'general'])
  // The initial data: later data must not replace it while somebody types.
  const [template] = useState(first)
  const { clash, save: write } = useTemplateSave(template)
  const navigate = useNavigate()
  const announce = useAnnounceMade()
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
        announce(saved.name)
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
          {/* Errors refer to columns by index, which has changed. */}
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

/** Existing loads keep the version they were created with. */
function InUse({ loadCount, version }: Pick<Template, 'loadCount' | 'version'>) {
  const { t } = useTranslation('templates')
  const format = useFormat()
  if (loadCount === 0) return null
  return (
    <Alert isSilent>
      {t('editor.inUse', { number: format.whole(loadCount), version: format.whole(version + 1) })}
    </Alert>
  )
}
