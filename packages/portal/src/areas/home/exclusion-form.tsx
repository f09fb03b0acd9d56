import { useTranslation } from 'react-i18next'
import type { NotificationExclusion } from '@portal/sdk'
import { notificationExclusions } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { DatePicker, Select, TextField, type FormValues } from '@portal/ui-kit'
import { kinds } from '#generated/notices.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

interface ExclusionFormProps {
  onClose: () => void
  onMade: (made: NotificationExclusion) => void
}

/** Keeps notifications of one kind, or all, from a person. */
export function ExclusionForm({ onClose, onMade }: ExclusionFormProps) {
  const { t } = useTranslation('notifications')
  const { create } = useFamily(notificationExclusions)
  const options = [
    { id: 'all', label: t('exclusions.allKinds') },
    ...kinds.map((id) => ({ id, label: t(`notices.${id}.kind`) })),
  ]
  return (
    <ResourceForm
      title={t('exclusions.create')}
      draft="notificationExclusions.new"
      send={(values) => create(inputOf(values))}
      onDone={(made) => {
        onClose()
        onMade(made)
      }}
      onClose={onClose}
    >
      <TextField
        name="username"
        label={t('exclusions.username')}
        description={t('exclusions.usernameHelp')}
        isRequired
        maxLength={100}
      />
      <Select name="kind" label={t('exclusions.kind')} options={options} defaultValue="all" isRequired />
      <DatePicker name="endsAt" label={t('exclusions.endsAt')} description={t('exclusions.endsAtHelp')} />
      <TextField name="reason" label={t('exclusions.reason')} isRequired maxLength={200} />
    </ResourceForm>
  )
}

function inputOf(values: FormValues) {
  const day = textOf(values.endsAt)
  return {
    username: textOf(values.username),
    reason: textOf(values.reason),
    kind: kinds.find((kind) => kind === textOf(values.kind)) ?? null,
    // The last day inclusive, in the zone of the author.
    endsAt: day === '' ? null : new Date(`${day}T23:59:59`).toISOString(),
  }
}
