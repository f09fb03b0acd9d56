import { useTranslation } from 'react-i18next'
import { workdayAdaptations } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, DatePicker, TextArea } from '@portal/ui-kit'
import { workdayAdaptations as contract } from '#generated/workday-adaptations.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'

const { wanted, reason } = contract.input

/** Requests an adaptation of the working day, with the legal term of fifteen days (ET art. 34.8). */
export function AdaptationForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adaptations')
  const create = useAction(useFamily(workdayAdaptations).create)
  return (
    <ResourceForm
      title={t('list.create')}
      draft="workdayAdaptations.new"
      send={(values) =>
        create({
          ...{ startsOn: textOf(values.startsOn), endsOn: textOf(values.endsOn) || null },
          ...{ wanted: textOf(values.wanted), reason: textOf(values.reason) },
        })
      }
      done={t('form.sent')}
      sendLabel={t('list.create')}
      onClose={onClose}
    >
      <Alert isSilent>{t('form.law')}</Alert>
      <TextArea
        name="wanted"
        label={t('form.wanted')}
        description={t('form.wantedHelp')}
        minLength={3}
        maxLength={wanted.maxLength}
        isRequired
      />
      <DatePicker name="startsOn" label={t('form.startsOn')} isRequired />
      <DatePicker name="endsOn" label={t('form.endsOn')} description={t('form.endsOnHelp')} />
      <TextArea
        name="reason"
        label={t('form.reason')}
        description={t('form.reasonHelp')}
        minLength={3}
        maxLength={reason.maxLength}
        isRequired
      />
    </ResourceForm>
  )
}
