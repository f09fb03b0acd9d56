import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { Alert, Checkbox, Columns, DatePicker, Select, TextArea, TextField } from '@portal/ui-kit'
import { formatDate, formatDateTime } from '#format/date-time.ts'
import { useFormat } from '#format/use-format.ts'
import { PeopleField, type Affected } from './people-field.tsx'
import { categories, severities } from './incident-values.ts'

type Asked = Pick<IncidentDetail, 'title' | 'description' | 'category' | 'severity' | 'endsAt' | 'timeEffect'>

const nothingYet: Asked = {
  ...{ title: '', description: '', category: 'application', severity: 'medium' },
  ...{ endsAt: null, timeEffect: 'none' },
}

interface IncidentInputsProps {
  incident: IncidentDetail | undefined
  people: readonly Affected[]
  onPeople: (people: readonly Affected[]) => void
  /** Its time is justified: the fields that the justification relies on are read-only. */
  isFixed: boolean
}

/** The fields of an incident. */
export function IncidentInputs({ incident, people, onPeople, isFixed }: IncidentInputsProps) {
  const { t } = useTranslation('incidents')
  const asked: Asked = incident ?? nothingYet
  return (
    <>
      <TextField
        name="title"
        label={t('list.title')}
        defaultValue={asked.title}
        minLength={3}
        maxLength={120}
        isRequired
      />
      <TextArea
        name="description"
        label={t('one.description')}
        defaultValue={asked.description}
        maxLength={4000}
        isRequired
      />
      <Columns>
        <Select
          name="category"
          label={t('list.category')}
          options={categories.map((id) => ({ id, label: t(`list.categories.${id}`) }))}
          defaultValue={asked.category}
          isRequired
        />
        <Select
          name="severity"
          label={t('list.severity')}
          options={severities.map((id) => ({ id, label: t(`list.severities.${id}`) }))}
          defaultValue={asked.severity}
          isRequired
        />
      </Columns>
      {isFixed ? (
        <Alert tone="info">{t('one.fixed')}</Alert>
      ) : (
        <>
          <Moment name="startsAt" instant={incident?.startsAt ?? new Date().toISOString()} isRequired />
          <Moment name="endsAt" instant={asked.endsAt} />
          <PeopleField people={people} onChange={onPeople} />
          <Checkbox
            name="affectsTime"
            label={t('one.affectsTime')}
            defaultSelected={asked.timeEffect !== 'none'}
          />
        </>
      )}
    </>
  )
}

interface MomentProps {
  name: 'startsAt' | 'endsAt'
  instant: string | null
  isRequired?: true
}

/** A date and a time in the person's zone. */
function Moment({ name, instant, isRequired }: MomentProps) {
  const { t } = useTranslation('incidents')
  const { timeZone } = useFormat()
  const isAsked = isRequired === true
  return (
    <Columns>
      <DatePicker
        name={`${name}Day`}
        label={t(`one.${name}Day`)}
        isRequired={isAsked}
        {...(instant === null ? {} : { defaultValue: formatDate(instant, timeZone) })}
      />
      <TextField
        name={name}
        label={t(`one.${name}Time`)}
        description={t(`one.${name}Help`)}
        placeholder="09:30"
        maxLength={5}
        isRequired={isAsked}
        defaultValue={instant === null ? '' : formatDateTime(instant, timeZone).slice(11, 16)}
      />
    </Columns>
  )
}
