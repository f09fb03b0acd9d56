import { useTranslation } from 'react-i18next'
import type { BlacklistEntry, BlacklistEntryPatch } from '@portal/sdk'
import { blacklistEntries } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { DatePicker, Select, TextArea, TextField } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

/** Changes an entry: it can only be extended, never reduced. */
export function EntryForm({ entry, onClose }: { entry: BlacklistEntry; onClose: () => void }) {
  const { t } = useTranslation('blacklists')
  const { patch } = useFamily(blacklistEntries)
  const { id, value, channel, reason, evidence, expiresOn } = entry
  const channels = channel === 'all' ? [channel] : [channel, 'all' as const]
  return (
    <ResourceForm
      title={t('entries.edit', { name: value })}
      draft={`blacklistEntries.${id}`}
      send={(values) =>
        patch(id, {
          channel: textOf(values.channel) as NonNullable<BlacklistEntryPatch['channel']>,
          reason: textOf(values.reason),
          evidence: textOf(values.evidence) || null,
          expiresOn: textOf(values.expiresOn) || null,
        })
      }
      done={t('entries.changed')}
      onClose={onClose}
    >
      <Select
        name="channel"
        label={t('entries.channel')}
        isRequired
        defaultValue={channel}
        options={channels.map((one) => ({ id: one, label: t(`entries.channels.${one}`) }))}
      />
      <TextField name="reason" label={t('entries.reason')} isRequired maxLength={300} defaultValue={reason} />
      <TextArea
        name="evidence"
        label={t('entries.evidence')}
        maxLength={1000}
        defaultValue={evidence ?? ''}
      />
      <DatePicker
        name="expiresOn"
        label={t('entries.expiresOn')}
        {...(expiresOn === null ? {} : { defaultValue: expiresOn })}
      />
    </ResourceForm>
  )
}
