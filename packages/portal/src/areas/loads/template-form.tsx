import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Template } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import { Alert, Button, Form, LinkButton, Stack, toast, type FormValues } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FormActions } from '#patterns/form-actions.tsx'
import { formErrorsOf } from '#patterns/form-errors.ts'
import { useAttempt } from '#patterns/use-attempt.ts'
import { TemplateColumns } from './template-columns-editor.tsx'
import { TemplateGeneral } from './template-general.tsx'
import { templateInputOf } from './template-input.ts'

/** The form of a format; what the server refuses appears at the column and field it names. */
export function TemplateForm({ template }: { template?: Template }) {
  const { t, i18n } = useTranslation(['loads', 'general'])
  const { templates } = usePortal()
  const format = useFormat()
  const navigate = useNavigate()
  const create = useAttempt(templates.create)
  const update = useAttempt(templates.update)
  const attempt = template === undefined ? create : update
  const errors = formErrorsOf(attempt.error, i18n.language)
  const save = async (values: FormValues) => {
    const input = templateInputOf(values, template)
    const saved = await (template === undefined ? create(input) : update(template.id, input))
    if (saved === undefined) return
    toast({ tone: 'success', title: t('editor.saved') })
    void navigate('/clustering/formats')
  }
  return (
    <Form
      aria-label={t(template === undefined ? 'editor.createTitle' : 'editor.editTitle')}
      onSubmit={(values) => void save(values)}
      {...errors}
    >
      <Stack space="xl">
        {template !== undefined && template.loadCount > 0 ? (
          <Alert isSilent>
            {t('editor.inUse', {
              number: format.whole(template.loadCount),
              version: format.whole(template.version + 1),
            })}
          </Alert>
        ) : null}
        <TemplateGeneral {...(template === undefined ? {} : { template })} />
        {/* Refusals name columns by their place, which is another one now. */}
        <TemplateColumns
          columns={template?.columns ?? []}
          refused={Object.keys(errors.validationErrors ?? {})}
          onReordered={attempt.reset}
        />
        <FormActions>
          <LinkButton href="/clustering/formats">{t('general:actions.cancel')}</LinkButton>
          <Button type="submit" tone="primary" icon="save" isPending={attempt.isPending}>
            {t('editor.save')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  )
}
