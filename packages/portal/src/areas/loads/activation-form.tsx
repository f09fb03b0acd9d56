import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activation, ActivationInput, ActivationOptions } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, TextField } from '@portal/ui-kit'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ActivationCheck } from './activation-check.tsx'
import type { Chosen } from './activation-chosen.ts'
import { inputOf } from './activation-input.ts'
import { ActivationOrderFields } from './activation-order-fields.tsx'
import { ActivationSubject } from './activation-subject.tsx'
import { ActivationWindow } from './activation-window.tsx'

interface ActivationFormProps {
  /** In whose place the new one is. */
  replaced?: Activation
  onClose: () => void
  onMade: (made: Activation) => void
}

/** Asks which segment is served to whom, when and in which order, and says at once what that would come to. */
export function ActivationForm({ replaced, onClose, onMade }: ActivationFormProps) {
  const { t } = useTranslation('activations')
  const { create, replace, options } = useFamily(activations)
  const known = useData(options, []).data
  const [chosen, setChosen] = useState<Chosen>(subjectOf(replaced))
  const choose = (more: Chosen) => setChosen((before) => ({ ...before, ...more }))
  const send = (input: ActivationInput) =>
    replaced === undefined ? create(input) : replace(replaced.id, input)
  return (
    <ResourceForm
      key={known === undefined ? 'waiting' : 'known'}
      title={replaced === undefined ? t('list.create') : t('buttons.replaceTitle', { name: replaced.name })}
      draft={`activations.${replaced?.id ?? 'new'}`}
      sendLabel={t('form.send')}
      done={t('form.done')}
      send={(values) => send(inputOf(values))}
      onDone={onMade}
      onClose={onClose}
    >
      {replaced === undefined ? null : <Alert isSilent>{t('buttons.replaceText')}</Alert>}
      <TextField name="name" label={t('list.name')} isRequired maxLength={80} />
      <ActivationSubject known={known} chosen={chosen} onChoose={choose} />
      <ActivationCheck chosen={chosen} known={known} />
      <ActivationOrderFields fields={fieldsOf(known, chosen)} />
      <ActivationWindow lawful={known?.lawful} />
    </ResourceForm>
  )
}

/** What the new one takes over of the one that it replaces. */
const subjectOf = (replaced: Activation | undefined): Chosen =>
  replaced === undefined ? {} : { segmentId: replaced.segmentId, skillId: replaced.skillId }

const fieldsOf = (known: ActivationOptions | undefined, { segmentId }: Chosen) =>
  known?.segments.find(({ id }) => id === segmentId)?.fields ?? []
