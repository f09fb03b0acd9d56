import { useTranslation } from 'react-i18next'
import type { TimeRules, TimeRuleSetDetail } from '@portal/sdk'
import { DescriptionList, Inline, Stack, Status } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { timesText } from '#patterns/shift-words.ts'
import { type Example, isInHours, isLeast, type LimitName, limitNames } from './time-rules-words.ts'

/** Time rules in words, each limit with its article. */
export function RulesInWords({ rules }: { rules: TimeRules }) {
  const { t } = useTranslation(['timeRules', 'general'])
  const { limits, pauseMinutes, overtime, fullWeekMinutes, consent, answerDays, fileRequired } = rules
  const valueOf = (name: LimitName) => {
    const { minutes, isOn, source } = limits[name]
    if (!isOn) return t('rules.off')
    const limit = isInHours(name)
      ? t(isLeast(name) ? 'rules.least' : 'rules.most', { hours: hoursFace(minutes) })
      : t('rules.mostMinutes', { minutes })
    return `${limit} · ${source}`
  }
  return (
    <DescriptionList
      items={[
        ...limitNames.map((name) => ({ term: t(`rules.limitNames.${name}`), value: valueOf(name) })),
        { term: t('rules.pause'), value: t('rules.minutes', { minutes: pauseMinutes }) },
        {
          term: t('rules.overtime'),
          value: `${t('rules.hours', { hours: overtime.hours })} · ${overtime.source}`,
        },
        { term: t('rules.fullWeekShown'), value: t('rules.hours', { hours: hoursFace(fullWeekMinutes) }) },
        { term: t('rules.consent'), value: t(`rules.consents.${consent}`) },
        { term: t('rules.answerDays'), value: answerDays },
        { term: t('rules.fileRequired'), value: t(fileRequired ? 'general:yes' : 'general:no') },
      ]}
    />
  )
}

/** Example days, and the expected findings of each. */
export function TriedExamples({ examples }: Pick<TimeRuleSetDetail, 'examples'>) {
  const { t } = useTranslation(['timeRules', 'workdays'])
  const found = (incidents: Example['incidents']) =>
    incidents.length === 0
      ? t('rules.nothing')
      : incidents.map((one) => t(`workdays:days.incidentKinds.${one}`)).join(', ')
  return (
    <Stack as="ul" space="sm">
      {examples.map((one) => (
        <li key={one.name}>
          <Stack space="xxs">
            <Inline space="xs">
              <Status tone={one.passes ? 'success' : 'danger'}>
                {t(one.passes ? 'rules.passes' : 'rules.fails')}
              </Status>
              <strong>{one.name}</strong>
            </Inline>
            <span>{[timesText(one.work), ...pausesOf(one), ...restOf(one, t)].join(' · ')}</span>
            <span>
              {t('rules.incidents')}: {found(one.incidents)}
              {one.passes ? null : ` · ${t('rules.found')}: ${found(one.actualIncidents)}`}
            </span>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}

const pausesOf = ({ breaks }: Example) => (breaks.length === 0 ? [] : [`(${timesText(breaks)})`])

type TranslateRule = (
  key: 'rules.restBefore' | 'rules.inARow',
  values: { hours?: string; days?: number },
) => string

const restOf = ({ restMinutes, daysBefore = 0 }: Example, t: TranslateRule): string[] => [
  ...(restMinutes === null ? [] : [t('rules.restBefore', { hours: hoursFace(restMinutes) })]),
  ...(daysBefore === 0 ? [] : [t('rules.inARow', { days: daysBefore + 1 })]),
]
