import { useTranslation } from 'react-i18next'
import type { MonthSheetDetail } from '@portal/sdk'
import { monthSheets } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { TextArea } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

/** Asks for the reason to reopen a month: the person reads it, and it stays in the history. */
export function ReopenForm({ sheet, onClose }: { sheet: MonthSheetDetail; onClose: () => void }) {
  const { t } = useTranslation('monthSheets')
  const reopen = useAction(useFamily(monthSheets).reopen, { families: ['hourBank', 'dashboard'] })
  const { person, month } = sheet
  return (
    <ResourceForm
      title={t('list.reopenTitle', { name: t('list.label', { person: person.displayName, month }) })}
      draft={`monthSheets.reopen.${person.id}.${month}`}
      send={({ reason }) => reopen(person.id, { month, reason: textOf(reason) })}
      done={t('list.reopened')}
      sendLabel={t('list.reopen')}
      onClose={onClose}
    >
      <TextArea
        name="reason"
        label={t('list.reason')}
        description={t('list.reasonHelp')}
        maxLength={500}
        isRequired
      />
    </ResourceForm>
  )
}
