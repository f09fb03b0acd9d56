import { useTranslation } from 'react-i18next'
import type { FinalState, Workflow, WorkflowState } from '@portal/sdk'
import { finalStates } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { RepeatedSection, Stack } from '@portal/ui-kit'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { DocumentForm } from './document-form.tsx'
import { StateFields } from './state-fields.tsx'
import { useDocument } from './use-document.ts'
import { statesInput } from './workflow-input.ts'
import { WorkflowNames } from './workflow-names.tsx'

const endLabel = ({ code, name }: FinalState) => `${name} · ${code}`

/** The states of a draft, one below the other. */
export function StatesEditor({ workflow }: { workflow: Workflow }) {
  const { t } = useTranslation('workflows')
  const form = useDocument(workflow, 'states', statesInput)
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
