import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workflow, WorkflowDocument } from '@portal/sdk'
import { Button, Card, Form, Stack } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { FormActions } from '#patterns/form-actions.tsx'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import type { useDocument } from './use-document.ts'

interface DocumentFormProps {
  label: string
  form: ReturnType<typeof useDocument>
  children: (seen: Workflow) => ReactNode
}

/** The frame of a form that edits a part of a draft. */
export function DocumentForm({ label, form, children }: DocumentFormProps) {
  const { t } = useTranslation('general')
  const translate = useGroupWords('workflows:list')
  const { seen, clash, draft, save, keepTheirs } = form
  const shown = (value: unknown) => namesIn(value as WorkflowDocument)
  return (
    <DraftArea draft={draft}>
      <Form aria-label={label} isAside {...save.form}>
        <Stack space="lg">
          {clash === undefined ? null : (
            <Suspense>
              <ConflictPart
                {...clash}
                fields={[{ name: 'document', shown }]}
                translate={translate}
                onKeepTheirs={keepTheirs}
              />
            </Suspense>
          )}
          {/* Only the fields remount: the button keeps the focus after a save. */}
          <Card key={seen.version}>{children(seen)}</Card>
          <FormActions>
            <Button type="submit" tone="primary" icon="save" isPending={save.isPending}>
              {t('actions.save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </DraftArea>
  )
}

const namesIn = ({ states, transitions }: WorkflowDocument) =>
  [...states, ...transitions].map(({ name }) => name).join(' · ')
