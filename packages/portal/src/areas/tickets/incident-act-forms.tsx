import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { AssigneeField, assigneeOf } from './assignee-field.tsx'

interface ActFormProps {
  incident: IncidentDetail
  onClose: () => void
}

/** Assigns an incident, or unassigns it. */
export function AssignForm({ incident, onClose }: ActFormProps) {
  const { t } = useTranslation('incidents')
  const assign = useAction(useFamily(incidents).assign)
  return (
    <ResourceForm
      title={t('one.assign')}
      draft={`incidents.assign.${incident.id}`}
      send={({ userId }) => assign(incident.id, { userId: assigneeOf(userId) })}
      done={t('one.assigned')}
      sendLabel={t('one.assign')}
      onClose={onClose}
    >
      <p>{incident.title}</p>
      <AssigneeField name="userId" incident={incident} />
    </ResourceForm>
  )
}

/** An action with a comment for the people concerned: resolve, reopen, do not justify. */
export function TextActForm({
  incident,
  act,
  onClose,
}: ActFormProps & { act: 'resolve' | 'reopen' | 'reject' }) {
  const { t } = useTranslation('incidents')
  const family = useFamily(incidents)
  const resolve = useAction(family.resolve)
  const reopen = useAction(family.reopen)
  const reject = useAction(family.reject)
  const send = (text: string) => {
    if (act === 'resolve') return resolve(incident.id, { resolution: text })
    return act === 'reopen' ? reopen(incident.id, { text }) : reject(incident.id, { text })
  }
  const name = act === 'resolve' ? 'resolution' : 'text'
  return (
    <ResourceForm
      title={t(`one.${act}`)}
      draft={`incidents.${act}.${incident.id}`}
      send={(values) => send(textOf(values[name]))}
      done={t(`one.done.${act}`)}
      sendLabel={t(`one.${act}`)}
      onClose={onClose}
    >
      <p>{incident.title}</p>
      <TextArea name={name} label={t(`one.why.${act}`)} minLength={3} maxLength={2000} isRequired />
    </ResourceForm>
  )
}
