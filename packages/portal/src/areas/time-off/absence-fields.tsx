import { useTranslation } from 'react-i18next'
import type { AbsenceType } from '@portal/sdk'
import { Checkbox, ComboBox, DatePicker, NumberField, RadioGroup, Select, TextField } from '@portal/ui-kit'
import { absences as contract } from '#generated/absences.ts'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'
import { minuteIn } from '#patterns/shift-words.ts'
import { type AbsenceChoice, isOneDay } from './absence-choice.ts'
import { kinships } from './kinships.ts'
import { PersonField } from './person-field.tsx'
import type { AbsenceTypes } from './use-absence-types.ts'

interface AbsenceFieldsProps {
  choice: AbsenceChoice
  isForSomeone: boolean
  types: AbsenceTypes
  onChange: (change: Partial<AbsenceChoice>) => void
}

/** The person, the type with its rule in words, the dates, and what the number of days depends on. */
export function AbsenceFields({ choice, isForSomeone, types, onChange }: AbsenceFieldsProps) {
  const { t } = useTranslation('absenceRequests')
  const type = types.rows.find(({ id }) => id === choice.absenceTypeId)
  return (
    <>
      {isForSomeone ? (
        <PersonField
          name="employeeId"
          label={t('form.employeeId')}
          description={t('form.employeeHelp')}
          value={choice.employeeId}
          onChange={(employeeId) => onChange({ employeeId })}
          isRequired
        />
      ) : null}
      <ComboBox
        name="absenceTypeId"
        label={t('form.type')}
        description={type && types.ruleOf(type)}
        options={types.options}
        value={choice.absenceTypeId}
        onChange={(id) => {
          const next = types.rows.find((one) => one.id === id)
          const isOpenEnded = next?.family === 'sick_leave'
          const needsKinship = next?.variations.some(({ kinship }) => kinship.length > 0) === true
          onChange({ absenceTypeId: id, isOpenEnded, needsKinship, kinship: null, travel: false })
        }}
        isRequired
      />
      <DatePicker
        name="from"
        label={t('form.from')}
        value={choice.from}
        onChange={(from) => onChange({ from })}
        isRequired
      />
      <DatePicker
        name="until"
        label={t('form.until')}
        description={t(choice.isOpenEnded ? 'form.untilOpenHelp' : 'form.untilHelp')}
        value={choice.until}
        {...(choice.from === null ? {} : { min: choice.from })}
        onChange={(until) => onChange({ until })}
      />
      <PartFields {...{ choice, type, onChange }} />
      <WhomFields {...{ choice, type, onChange }} />
      <DraftValue name="choice" value={choice} onFound={onChange} />
    </>
  )
}

type ChangeProps = Pick<AbsenceFieldsProps, 'choice' | 'onChange'>
type TypeProps = ChangeProps & { type: AbsenceType | undefined }

/** The part of a single day; hours may be fractions. */
function PartFields({ choice, type, onChange }: TypeProps) {
  const { t } = useTranslation('absenceRequests')
  if (type === undefined || !isOneDay(choice)) return null
  const countsHours = type.unit === 'hours' || type.unit === 'minutes'
  const parts = contract.input.part.values.filter((part) => part !== 'hours' || countsHours)
  return (
    <>
      <RadioGroup
        name="part"
        label={t('form.part')}
        orientation="horizontal"
        options={parts.map((id) => ({ id, label: t(`list.parts.${id}`) }))}
        value={choice.part}
        onChange={(part) => onChange({ part })}
      />
      {choice.part === 'hours' ? <HourFields {...{ choice, onChange }} /> : null}
    </>
  )
}

/** The number of hours, and their start if known. */
function HourFields({ choice: { minutes, start }, onChange }: ChangeProps) {
  const { t } = useTranslation('absenceRequests')
  return (
    <>
      <NumberField
        name="minutes"
        label={t('form.hours')}
        description={t('form.hoursHelp')}
        minValue={0.25}
        maxValue={12}
        step={0.25}
        value={minutes === null ? NaN : minutes / 60}
        onChange={(hours) => onChange({ minutes: Number.isNaN(hours) ? null : Math.round(hours * 60) })}
        isRequired
      />
      <TextField
        name="start"
        label={t('form.start')}
        description={t('form.startHelp')}
        placeholder="10:00"
        value={start}
        onChange={(text) => onChange({ start: text })}
        validate={(text) =>
          text.trim() === '' || minuteIn(text) !== undefined ? null : t('form.startWrong')
        }
      />
    </>
  )
}

/** What the days of a type depend on: the relative, and whether travel is needed (AUS-7). */
function WhomFields({ choice, type, onChange }: TypeProps) {
  const { t } = useTranslation('absenceRequests')
  const asksTravel = type?.variations.some(({ travel }) => travel !== null) === true
  return (
    <>
      {choice.needsKinship ? (
        <Select
          name="kinship"
          label={t('form.kinship')}
          options={kinships.map((id) => ({ id, label: t(`kinships.${id}`) }))}
          value={choice.kinship}
          onChange={(kinship) => onChange({ kinship })}
          isRequired
        />
      ) : null}
      {asksTravel ? (
        <Checkbox
          name="travel"
          label={t('form.travel')}
          isSelected={choice.travel}
          onChange={(travel) => onChange({ travel })}
        />
      ) : null}
    </>
  )
}
