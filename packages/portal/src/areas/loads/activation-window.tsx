import { useTranslation } from 'react-i18next'
import type { ActivationOptions } from '@portal/sdk'
import { Checkbox, CheckboxGroup, DatePicker, Inline, NumberField, Switch, TextField } from '@portal/ui-kit'
import { weekdayNames } from './activation-state.ts'

/** When records are served, and the number of attempts. */
export function ActivationWindow({ lawful }: { lawful: ActivationOptions['lawful'] }) {
  const { t } = useTranslation('activations')
  return (
    <>
      <Switch
        name="commercial"
        label={t('form.commercial')}
        description={t('form.commercialHelp', { source: lawful.source })}
        defaultSelected
      />
      <Inline space="md">
        <TextField
          name="hoursFrom"
          label={t('form.hoursFrom')}
          defaultValue={lawful.hoursFrom}
          maxLength={5}
          isRequired
        />
        <TextField
          name="hoursUntil"
          label={t('form.hoursUntil')}
          defaultValue={lawful.hoursUntil}
          maxLength={5}
          isRequired
        />
      </Inline>
      <CheckboxGroup
        name="weekdays"
        label={t('form.weekdays')}
        description={t('form.hoursHelp')}
        orientation="horizontal"
        defaultValue={lawful.weekdays.map(String)}
      >
        {weekdayNames.map((day, at) => (
          <Checkbox key={day} value={String(at + 1)} label={t(`form.weekday.${day}`)} />
        ))}
      </CheckboxGroup>
      <DatePicker name="startsOn" label={t('form.startsOn')} description={t('form.startsHelp')} />
      <DatePicker name="endsOn" label={t('form.endsOn')} description={t('form.endsHelp')} />
      <NumberField
        name="dailyQuota"
        label={t('form.dailyQuota')}
        description={t('form.quotaHelp')}
        minValue={1}
      />
      <NumberField
        name="maxAttempts"
        label={t('form.maxAttempts')}
        defaultValue={6}
        minValue={1}
        maxValue={50}
        isRequired
      />
    </>
  )
}
