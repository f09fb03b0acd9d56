import { useTranslation } from 'react-i18next'
import type { TimeRules } from '@portal/sdk'
import {
  Card,
  Checkbox,
  type FormValue,
  type FormValues,
  NumberField,
  Select,
  Stack,
  TextField,
} from '@portal/ui-kit'
import { isTicked, numberOf, rowsOf, textOf } from '#patterns/form-values.ts'
import { consents, isInHours, type LimitName, limitNames } from './time-rules-words.ts'

const mostOfSource = 120

/** The limits, each with its article, and the requirements of corrections. */
export function RuleFields({ rules }: { rules: TimeRules }) {
  const { t } = useTranslation('timeRules')
  const { limits, pauseMinutes, overtime, fullWeekMinutes, consent, answerDays, fileRequired } = rules
  const number = { isRequired: true, minValue: 0 }
  return (
    <>
      {limitNames.map((name, at) => (
        <LimitFields key={name} {...{ name, at }} limit={limits[name]} />
      ))}
      <NumberField
        {...number}
        name="pauseMinutes"
        label={t('rules.pauseMinutes')}
        defaultValue={pauseMinutes}
      />
      <NumberField {...number} name="overtime" label={t('rules.overtime')} defaultValue={overtime.hours} />
      <TextField
        name="overtimeSource"
        label={t('rules.overtimeSource')}
        defaultValue={overtime.source}
        maxLength={mostOfSource}
        isRequired
      />
      <NumberField
        {...number}
        name="fullWeek"
        label={t('rules.fullWeek')}
        defaultValue={fullWeekMinutes / 60}
      />
      <Select
        name="consent"
        label={t('rules.consent')}
        defaultValue={consent}
        options={consents.map((id) => ({ id, label: t(`rules.consents.${id}`) }))}
        isRequired
      />
      <NumberField {...number} name="answerDays" label={t('rules.answerDays')} defaultValue={answerDays} />
      <Checkbox
        name="fileRequired"
        value="yes"
        label={t('rules.fileRequired')}
        defaultSelected={fileRequired}
      />
    </>
  )
}

interface LimitFieldsProps {
  name: LimitName
  /** Its index. */
  at: number
  limit: TimeRules['limits'][LimitName]
}

function LimitFields({ name, at, limit: { minutes, isOn, source } }: LimitFieldsProps) {
  const { t } = useTranslation('timeRules')
  const label = t(`rules.limitNames.${name}`)
  const field = (of: string) => `limits[${at}].${of}`
  return (
    <Card title={label} level={3}>
      <Stack space="md">
        <Checkbox
          name={field('isOn')}
          value="yes"
          label={t('rules.isOnOf', { name: label })}
          defaultSelected={isOn}
        />
        <NumberField
          name={field('amount')}
          label={t(isInHours(name) ? 'rules.inHours' : 'rules.inMinutes', { name: label })}
          defaultValue={minutes / perOne(name)}
          minValue={0}
          isRequired
        />
        <TextField
          name={field('source')}
          label={t('rules.articleOf', { name: label })}
          defaultValue={source}
          maxLength={mostOfSource}
          isRequired
        />
      </Stack>
    </Card>
  )
}

const perOne = (name: LimitName): number => (isInHours(name) ? 60 : 1)

/** Maps the form to the input; properties without a field stay the same. */
export function rulesOf(values: FormValues, before: TimeRules): TimeRules {
  const rows = rowsOf(values.limits)
  const limitOf = (name: LimitName) => {
    const row = rows[limitNames.indexOf(name)]
    return {
      minutes: timesOf(row?.amount, perOne(name), before.limits[name].minutes),
      isOn: isTicked(row?.isOn),
      source: textOf(row?.source),
    }
  }
  return {
    limits: {
      ...{ day: limitOf('day'), rest: limitOf('rest'), shiftChange: limitOf('shiftChange') },
      ...{ stretch: limitOf('stretch'), week: limitOf('week'), night: limitOf('night') },
      ...{ nightOvertime: limitOf('nightOvertime'), late: limitOf('late'), outside: limitOf('outside') },
    },
    pauseMinutes: timesOf(values.pauseMinutes, 1, before.pauseMinutes),
    overtime: {
      hours: timesOf(values.overtime, 1, before.overtime.hours),
      source: textOf(values.overtimeSource),
    },
    fullWeekMinutes: timesOf(values.fullWeek, 60, before.fullWeekMinutes),
    consent: consents.find((one) => one === textOf(values.consent)) ?? before.consent,
    answerDays: timesOf(values.answerDays, 1, before.answerDays),
    fileRequired: isTicked(values.fileRequired),
  }
}

function timesOf(value: FormValue | undefined, each: number, before: number): number {
  const number = numberOf(value)
  return number === null ? before : Math.round(number * each)
}
