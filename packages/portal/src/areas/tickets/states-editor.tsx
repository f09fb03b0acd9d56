import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinalState, Workflow, WorkflowState } from '@portal/sdk'
import { finalStates } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { RepeatedSection, Stack } from '@portal/ui-kit'
import { nameOf } from '#patterns/name-of.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { DocumentForm } from './document-form.tsx'
import { StateFields } from './state-fields.tsx'
import { useDocument } from './use-document.ts'
import { statesInput } from './workflow-input.ts'
import { WorkflowNames } from './workflow-names.tsx'

/** The states of a draft as a list. */
export function StatesEditor({ workflow }: { workflow: Workflow }) {
  const { t, i18n } = useTranslation('workflows')
  const form = useDocument(workflow, 'states', statesInput)
  const endLabel = useCallback(
    (end: FinalState) => `${nameOf(end, i18n.language)} · ${end.code}`,
    [i18n.language],
  )
  const ends = useEveryRow(useFamily(finalStates), endLabel)
  return (
    <DocumentForm label={t('page.views.states')} form={form}>
      {(seen) => (
        <Stack space="lg">
          <WorkflowNames workflow={seen} />
          <RepeatedSection<WorkflowState>
            label={t('page.views.states')}
            itemLabel={t('states.state')}
            description={t('states.text')}
            name="document.states"
            items={seen.document.states}
            max={60}
            isOrdered
          >
            {({ name, initial }) => <StateFields nameOf={name} state={initial} ends={ends} />}
          </RepeatedSection>
        </Stack>
      )}
    </DocumentForm>
  )
}
