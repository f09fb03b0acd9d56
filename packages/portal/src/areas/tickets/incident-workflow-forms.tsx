import { useTranslation } from 'react-i18next'
import type { IncidentDetail, IncidentTransition } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { TextArea, type FormValues } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { LateComboBox } from './late-choices.tsx'
import { TransitionInputs } from './incident-transition-inputs.tsx'

interface AdvanceFormProps {
  incident: IncidentDetail
  way: IncidentTransition
  onClose: () => void
}

/** Asks for what the screen of a transition wants, and takes it. */
export function AdvanceForm({ incident, way, onClose }: AdvanceFormProps) {
  const { t } = useTranslation('incidents')
  const advance = useAction(useFamily(incidents).advance)
  return (
    <ResourceForm
      title={way.name}
      draft={`incidents.advance.${incident.id}.${way.code}`}
      send={(values) =>
        advance(incident.id, {
          ...{ transition: way.code, version: incident.version },
          ...{ values: saidOf(way, values), text: textOf(values.text) },
        })
      }
      done={t('workflow.advanced')}
      sendLabel={way.name}
      onClose={onClose}
    >
      <p>{t('workflow.leads', { state: way.to })}</p>
      <TransitionInputs fields={way.fields} />
      <TextArea name="text" label={t('workflow.comment')} maxLength={2000} isRequired={way.needsComment} />
    </ResourceForm>
  )
}

/** What was said in each field of the screen; what is empty is not sent. */
function saidOf({ fields }: IncidentTransition, { values }: FormValues): Record<string, string> {
  const group =
    typeof values === 'object' && !Array.isArray(values) && !(values instanceof File) ? values : {}
  const said = fields.map(({ key }) => [key, textOf(group[key])] as const)
  return Object.fromEntries(said.filter(([, value]) => value !== ''))
}

/** Puts an incident on a workflow. */
export function FollowForm({ incident, onClose }: Pick<AdvanceFormProps, 'incident' | 'onClose'>) {
  const { t } = useTranslation('incidents')
  const family = useFamily(incidents)
  const follow = useAction(family.follow)
  const { data } = useData(family.workflows, [])
  return (
    <ResourceForm
      title={t('one.follow')}
      draft={`incidents.follow.${incident.id}`}
      send={({ workflowId }) => follow(incident.id, { workflowId: textOf(workflowId) })}
      done={t('workflow.followed')}
      sendLabel={t('one.follow')}
      onClose={onClose}
    >
      <p>{t('workflow.followText')}</p>
      <LateComboBox
        name="workflowId"
        label={t('workflow.one')}
        options={data?.map(({ id, name }) => ({ id, label: name }))}
        chosen={undefined}
        isRequired
      />
    </ResourceForm>
  )
}
