import { useTranslation } from 'react-i18next'
import type { NewBlacklistCopy } from '@portal/sdk'
import { blacklistCopies } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { ComboBox, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useBlacklists } from './choices.ts'

interface CopyFormProps {
  onClose: () => void
  onMade: (copy: NewBlacklistCopy) => void
}

/** Selects the list to copy, and the partner. */
export function CopyForm({ onClose, onMade }: CopyFormProps) {
  const { t } = useTranslation('blacklists')
  const { create } = useFamily(blacklistCopies)
  const lists = useBlacklists()
  return (
    <ResourceForm
      title={t('copies.create')}
      draft="blacklistCopies.new"
      send={(values) => create({ blacklistId: textOf(values.blacklistId), partner: textOf(values.partner) })}
      onDone={(copy) => {
        onMade(copy)
        onClose()
      }}
      onClose={onClose}
    >
      <ComboBox
        key={lists === undefined ? 'waiting' : 'known'}
        name="blacklistId"
        label={t('copies.blacklist')}
        options={lists ?? []}
        isDisabled={lists === undefined}
        isRequired
      />
      <TextField name="partner" label={t('copies.partner')} isRequired maxLength={120} />
    </ResourceForm>
  )
}
