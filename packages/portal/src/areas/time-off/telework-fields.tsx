import { useTranslation } from 'react-i18next'
import type { TeleworkContents, TeleworkTemplate } from '@portal/sdk'
import {
  Checkbox,
  CheckboxGroup,
  DatePicker,
  NumberField,
  RepeatedSection,
  TextArea,
  TextField,
} from '@portal/ui-kit'
import { texts } from './telework-input.ts'
import { weekdays } from './telework-words.ts'

/** The fields of a version: dates, pattern, and the contents by letter. */
export function TeleworkFields({ template }: { template: TeleworkTemplate }) {
  const { t } = useTranslation('telework')
  const { startsOn, endsOn, weekA, weekB, contents } = template
  return (
    <>
      <DatePicker name="startsOn" label={t('form.startsOn')} defaultValue={startsOn} isRequired />
      <DatePicker
        name="endsOn"
        label={t('form.endsOn')}
        description={t('form.endsOnHelp')}
        {...(endsOn === null ? {} : { defaultValue: endsOn })}
      />
      <Week name="weekA" label={t('form.weekA')} days={weekA} />
      <Checkbox name="alternate" label={t('form.alternate')} defaultSelected={weekB !== null} />
      <Week
        name="weekB"
        label={t('form.weekB')}
        description={t('form.weekBHelp', { monday: mondayOfWeekA(startsOn) })}
        days={weekB ?? []}
      />
      <Equipment items={contents.equipment} />
      {texts.slice(0, 4).map((field) => (
        <Content key={field} field={field} contents={contents} />
      ))}
      <NumberField
        name="remotePercent"
        label={t('letters.remotePercent')}
        {...defaultOf(contents.remotePercent)}
        minValue={1}
        maxValue={100}
      />
      {texts.slice(4, 7).map((field) => (
        <Content key={field} field={field} contents={contents} />
      ))}
      <NumberField
        name="reversalDays"
        label={t('letters.reversalDays')}
        {...defaultOf(contents.reversalDays)}
        minValue={0}
        maxValue={365}
      />
      {texts.slice(7).map((field) => (
        <Content key={field} field={field} contents={contents} />
      ))}
    </>
  )
}

const defaultOf = (value: number | null) => (value === null ? {} : { defaultValue: value })

const dayMs = 24 * 60 * 60_000
/** Weeks are counted from a Monday that begins a week A. */
const firstMonday = Date.UTC(1970, 0, 5)

/** The Monday of the first week A on or after the week of a date. */
function mondayOfWeekA(day: string): string {
  const days = Math.floor((Date.parse(`${day}T00:00:00Z`) - firstMonday) / dayMs)
  const week = Math.floor(days / 7)
  return new Date(firstMonday + (week + (week % 2)) * 7 * dayMs).toISOString().slice(0, 10)
}

interface WeekProps {
  name: string
  label: string
  description?: string
  days: readonly number[]
}

function Week({ name, label, description, days }: WeekProps) {
  const { t } = useTranslation('telework')
  return (
    <CheckboxGroup
      name={name}
      label={label}
      description={description}
      orientation="horizontal"
      defaultValue={days.map(String)}
    >
      {weekdays.map((day) => (
        <Checkbox key={day} value={String(day)} label={t(`weekdays.d${day}`)} />
      ))}
    </CheckboxGroup>
  )
}

function Equipment({ items }: { items: TeleworkContents['equipment'] }) {
  const { t } = useTranslation('telework')
  return (
    <RepeatedSection<TeleworkContents['equipment'][number]>
      label={t('letters.equipment')}
      itemLabel={t('form.item')}
      name="equipment"
      items={items}
      max={50}
    >
      {({ name, initial }) => (
        <>
          <TextField
            name={name('name')}
            label={t('form.itemName')}
            defaultValue={initial?.name ?? ''}
            maxLength={120}
            isRequired
          />
          <NumberField
            name={name('lifeMonths')}
            label={t('form.itemLife')}
            defaultValue={initial?.lifeMonths ?? 48}
            minValue={1}
            maxValue={240}
            isRequired
          />
        </>
      )}
    </RepeatedSection>
  )
}

function Content({ field, contents }: { field: (typeof texts)[number]; contents: TeleworkContents }) {
  const { t } = useTranslation('telework')
  return (
    <TextArea
      name={field}
      label={t(`letters.${field}`)}
      defaultValue={contents[field]}
      rows={2}
      maxLength={4000}
    />
  )
}
