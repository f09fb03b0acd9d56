import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activation, ActivationInput, ActivationOptions } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, Drawer, TextField } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ActivationCheck } from './activation-check.tsx'
import { inputOf, type Chosen } from './activation-input.ts'
import { ActivationOrderFields } from './activation-order-fields.tsx'
import { ActivationSubject } from './activation-subject.tsx'
import { ActivationWindow } from './activation-window.tsx'

interface ActivationFormProps {
  /** The activation that the new one replaces. */
  replaced?: Activation
  onClose: () => void
  onMade: (made: Activation) => void
}

/** Chooses segment, skill, schedule and order, with a preview of the result. */
export function ActivationForm(props: ActivationFormProps) {
  const title = useTitle(props.replaced)
  const { data: known, error, refresh } = useData(useFamily(activations).options, [])
  // Wait for the options and legal hours: they would overwrite what somebody has begun to type.
  if (known !== undefined) return <KnownForm {...props} title={title} known={known} />
  return error === undefined ? null : (
    <Drawer title={title} isOpen onOpenChange={props.onClose}>
      <FailureState error={error} onRetry={refresh} />
    </Drawer>
  )
}

function useTitle(replaced: Activation | undefined): string {
  const { t } = useTranslation('activations')
  return replaced === undefined ? t('list.create') : t('buttons.replaceTitle', { name: replaced.name })
}

interface KnownFormProps extends ActivationFormProps {
  title: string
  known: ActivationOptions
}

function KnownForm({ replaced, onClose, onMade, title, known }: KnownFormProps) {
  const { t } = useTranslation('activations')
  const { create, replace } = useFamily(activations)
  const [chosen, setChosen] = useState<Chosen>(subjectOf(replaced))
  const choose = (more: Chosen) => setChosen((before) => ({ ...before, ...more }))
  const send = (input: ActivationInput) =>
    replaced === undefined ? create(input) : replace(replaced.id, input)
  return (
    <ResourceForm
      title={title}
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
      <ActivationWindow lawful={known.lawful} />
    </ResourceForm>
  )
}

/** The initial values from the replaced activation. */
const subjectOf = (replaced: Activation | undefined): Chosen =>
  replaced === undefined ? {} : { segmentId: replaced.segmentId, skillId: replaced.skillId }

const fieldsOf = (known: ActivationOptions, { segmentId }: Chosen) =>
  known.segments.find(({ id }) => id === segmentId)?.fields ?? []
