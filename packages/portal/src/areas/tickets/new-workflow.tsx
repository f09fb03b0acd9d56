import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { workflows } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Button, Card, Form, LinkButton, Stack } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { FormActions } from '#patterns/form-actions.tsx'
import { textOf } from '#patterns/form-values.ts'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useForm } from '#patterns/use-form.ts'
import { WorkflowNames } from './workflow-names.tsx'
import { workflowPath } from './workflow-path.ts'

/** Creates a workflow by name; its states are edited on its own page. */
export function NewWorkflow() {
  const { t } = useTranslation(['workflows', 'general'])
  const navigate = useNavigate()
  const announce = useAnnounceMade()
  const create = useConfirmedAction(useFamily(workflows).create)
  const draft = useDraft('workflows.new')
  const save = useForm({
    action: (values) => create({ name: textOf(values.name), description: textOf(values.description) }),
    onDone: ({ id, name }) => {
      draft.drop()
      announce(name)
      void navigate(workflowPath(id))
    },
  })
  return (
    <ScreenPage title={t('list.createTitle')} width="narrow">
      <DraftArea draft={draft}>
        <Form aria-label={t('list.createTitle')} {...save.form}>
          <Stack space="lg">
            <Card>
              <WorkflowNames />
            </Card>
            <FormActions>
              <LinkButton href="/workflow">{t('general:actions.cancel')}</LinkButton>
              <Button type="submit" tone="primary" icon="save" isPending={save.isPending}>
                {t('general:actions.save')}
              </Button>
            </FormActions>
          </Stack>
        </Form>
      </DraftArea>
    </ScreenPage>
  )
}
