import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { ComboBox, TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

interface ActFormProps {
  incident: IncidentDetail
  onClose: () => void
}

const nobody = 'nobody'

/** Says who works on an incident, or that nobody does. */
export function AssignForm({ incident, onClose }: ActFormProps) {
  const { t } = useTranslation('incidents')
  const family = useFamily(incidents)
  const assign = useAction(family.assign)
  const { data = [] } = useData(family.assignees, [])
  return (
    <ResourceForm
      title={t('one.assign')}
      draft={`incidents.assign.${incident.id}`}
      send={(values) => {
        const userId = textOf(values.userId)
        return assign(incident.id, { userId: userId === nobody || userId === '' ? null : userId })
      }}
      done={t('one.assigned')}
      sendLabel={t('one.assign')}
      onClose={onClose}
    >
      <p>{incident.title}</p>
      <ComboBox
        // The choice is made of who there is: it begins anew when that is known.
        key={data.length}
        name="userId"
        label={t('list.assignee')}
        options={[
          { id: nobody, label: t('list.assignees.nobody') },
          ...data.map(({ id, displayName }) => ({ id, label: displayName })),
        ]}
        defaultValue={incident.assignee?.id ?? nobody}
        isRequired
      />
    </ResourceForm>
  )
}

/** An act that says something to those whom it concerns: resolve, open again, do not justify. */
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
