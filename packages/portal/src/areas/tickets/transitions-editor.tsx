import { useTranslation } from 'react-i18next'
import type { Workflow, WorkflowTransition } from '@portal/sdk'
import { EmptyState, RepeatedSection } from '@portal/ui-kit'
import { DocumentForm } from './document-form.tsx'
import { TransitionFields } from './transition-fields.tsx'
import { useDocument } from './use-document.ts'
import { useFieldOptions } from './use-field-options.ts'
import { transitionsInput } from './workflow-input.ts'

/** The transitions of a draft as a list. */
export function TransitionsEditor({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('workflows')
  const form = useDocument(workflow, 'transitions', transitionsInput)
  const options = useFieldOptions()
  if (workflow.document.states.length === 0) {
    return <EmptyState title={t('graph.none')}>{t('graph.noneText')}</EmptyState>
  }
  return (
    <DocumentForm label={t('page.views.transitions')} form={form}>
      {({ document: { states, transitions } }) => (
        <RepeatedSection<WorkflowTransition>
          label={t('page.views.transitions')}
          itemLabel={t('transitions.transition')}
          description={t('transitions.text')}
          name="document.transitions"
          items={transitions}
          max={200}
          isOrdered
        >
          {({ name, initial }) => (
            <TransitionFields nameOf={name} transition={initial} states={states} fields={options} />
          )}
        </RepeatedSection>
      )}
    </DocumentForm>
  )
}
