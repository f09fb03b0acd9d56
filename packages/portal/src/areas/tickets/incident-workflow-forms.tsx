import { useTranslation } from 'react-i18next'
import type { IncidentDetail, IncidentTransition } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { TextArea, type FormValues } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { SeenForm } from '#patterns/seen-form.tsx'
import { AssigneeField, assigneeOf } from './assignee-field.tsx'
import { LateComboBox } from './late-choices.tsx'
import { TransitionInputs, valuesOf } from './incident-transition-inputs.tsx'

interface AdvanceFormProps {
  incident: IncidentDetail
  way: IncidentTransition
  onClose: () => void
}

/** Asks for the next assignee and the fields of a transition, and performs it. */
export function AdvanceForm({ incident, way, onClose }: AdvanceFormProps) {
  const { t } = useTranslation('incidents')
  const advance = useAction(useFamily(incidents).advance)
  return (
    <SeenForm
      title={t('workflow.into', { state: way.to })}
      draft={`incidents.advance.${incident.id}.${way.code}`}
      row={incident}
      send={(values, seen) =>
        advance(incident.id, {
          ...{ ...seen, transition: way.code },
          ...{ values: valuesOf(way.fields, values), text: textOf(values.text) },
          ...assigneeIn(values, incident),
        })
      }
      done={t('workflow.advanced')}
      sendLabel={t('workflow.into', { state: way.to })}
      onClose={onClose}
    >
      <p>{t('workflow.step', { name: way.name })}</p>
      <AssigneeField name="assigneeId" incident={incident} />
      <TransitionInputs fields={way.fields} />
      <TextArea name="text" label={t('workflow.comment')} maxLength={2000} isRequired={way.needsComment} />
    </SeenForm>
  )
}

/** The new assignee, if it changes: the current one may stay without the permission. */
function assigneeIn(values: FormValues, { assignee }: IncidentDetail) {
  const assigneeId = assigneeOf(values.assigneeId)
  return assigneeId === (assignee?.id ?? null) ? {} : { assigneeId }
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
