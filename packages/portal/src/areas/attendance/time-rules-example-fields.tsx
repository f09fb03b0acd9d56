import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimeRuleSetInput } from '@portal/sdk'
import {
  Button,
  Card,
  Checkbox,
  CheckboxGroup,
  type FormValue,
  Inline,
  NumberField,
  Stack,
  TextField,
} from '@portal/ui-kit'
import { numberOf, rowsOf, textOf } from '#patterns/form-values.ts'
import { readTimes, timesText } from '#patterns/shift-words.ts'
import { type Example, judged } from './time-rules-words.ts'

type Input = TimeRuleSetInput['examples'][number]
const mostExamples = 50
const anotherOne: Input = {
  ...{ name: '', restMinutes: null, work: [{ start: 480, end: 960 }], breaks: [], incidents: [] },
}
/** The service rejects invalid times at their field: unreadable input must not become another day. */
const unread = [{ start: 1, end: 0 }]

/** Example days with their expected findings; as many as needed. */
export function ExampleFields({ examples: given }: { examples: readonly Example[] }) {
  const { t } = useTranslation('timeRules')
  const [examples, setExamples] = useState<readonly Input[]>(given)
  return (
    <Stack space="lg">
      {examples.map((example, at) => (
        <OneExample key={at} {...{ example, at }} />
      ))}
      <Inline>
        {examples.length < mostExamples ? (
          <Button size="sm" icon="plus" onPress={() => setExamples([...examples, anotherOne])}>
            {t('rules.addExample')}
          </Button>
        ) : null}
        {examples.length > 1 ? (
          <Button size="sm" onPress={() => setExamples(examples.slice(0, -1))}>
            {t('rules.removeExample')}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  )
}

function OneExample({ example, at }: { example: Input; at: number }) {
  const { t } = useTranslation(['timeRules', 'workdays'])
  const { name, restMinutes, daysBefore = 0, work, breaks, incidents } = example
  const field = (of: string) => `examples[${at}].${of}`
  const wrong = (text: string) => (readTimes(text) === undefined ? t('rules.wrongTimes') : null)
  return (
    <Card title={t('rules.example', { number: at + 1 })} level={3}>
      <Stack space="md">
        <TextField
          name={field('name')}
          label={t('rules.exampleName')}
          defaultValue={name}
          maxLength={120}
          isRequired
        />
        <TextField
          name={field('work')}
          label={t('rules.work')}
          description={t('rules.workHelp')}
          defaultValue={timesText(work)}
          validate={wrong}
          isRequired
        />
        <TextField
          name={field('breaks')}
          label={t('rules.breaks')}
          defaultValue={timesText(breaks)}
          validate={wrong}
        />
        <NumberField
          name={field('rest')}
          label={t('rules.rest')}
          description={t('rules.restHelp')}
          {...(restMinutes === null ? {} : { defaultValue: restMinutes / 60 })}
          minValue={0}
        />
        <NumberField
          name={field('daysBefore')}
          label={t('rules.daysBefore')}
          description={t('rules.daysBeforeHelp')}
          defaultValue={daysBefore}
          minValue={0}
          maxValue={30}
        />
        <CheckboxGroup name={field('incidents')} label={t('rules.incidents')} defaultValue={incidents}>
          {judged.map((one) => (
            <Checkbox key={one} value={one} label={t(`workdays:days.incidentKinds.${one}`)} />
          ))}
        </CheckboxGroup>
      </Stack>
    </Card>
  )
}

/** Maps the examples to the form's values. */
export const examplesOf = (value: FormValue | undefined): Input[] =>
  rowsOf(value).map((row) => {
    const work = readTimes(textOf(row.work)) ?? unread
    const breaks = readTimes(textOf(row.breaks), work[0]?.start) ?? unread
    const rest = numberOf(row.rest)
    const ticked = [row.incidents].flat().map((one) => textOf(one))
    return {
      ...{ name: textOf(row.name), work, breaks, restMinutes: rest === null ? null : Math.round(rest * 60) },
      daysBefore: numberOf(row.daysBefore) ?? 0,
      incidents: judged.filter((one) => ticked.includes(one)),
    }
  })
