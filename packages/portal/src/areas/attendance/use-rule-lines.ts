import { useTranslation } from 'react-i18next'
import type { TimeRuleSetInput } from '@portal/sdk'
import { timesText } from '#patterns/shift-words.ts'
import { isInHours, limitNames } from './time-rules-words.ts'

/** The fields of time rules by label, for a conflict. */
export function useRuleLines(): (set: TimeRuleSetInput) => object {
  const { t } = useTranslation(['timeRules', 'workdays'])
  const limitsOf = ({ limits }: TimeRuleSetInput['rules']) =>
    limitNames.flatMap((name): [label: string, value: string | number | boolean][] => {
      const { minutes, isOn, source } = limits[name]
      const label = { name: t(`rules.limitNames.${name}`) }
      return [
        [t('rules.isOnOf', label), isOn],
        isInHours(name) ? [t('rules.inHours', label), minutes / 60] : [t('rules.inMinutes', label), minutes],
        [t('rules.articleOf', label), source],
      ]
    })
  const exampleOf = ({ name, work, breaks, incidents }: TimeRuleSetInput['examples'][number]) =>
    [
      `${name}: ${timesText(work)}`,
      ...(breaks.length === 0 ? [] : [timesText(breaks)]),
      ...incidents.map((kind) => t(`workdays:days.incidentKinds.${kind}`)),
    ].join(' · ')
  return ({ agreement, name, source, validFrom, review, rules, examples }) => ({
    [t('rules.validFrom')]: validFrom,
    [t('rules.agreement')]: agreement,
    [t('rules.name')]: name,
    [t('rules.source')]: source,
    [t('rules.review')]: review,
    ...Object.fromEntries(limitsOf(rules)),
    [t('rules.pauseMinutes')]: rules.pauseMinutes,
    [t('rules.overtime')]: rules.overtime.hours,
    [t('rules.overtimeSource')]: rules.overtime.source,
    [t('rules.fullWeek')]: rules.fullWeekMinutes / 60,
    [t('rules.consent')]: t(`rules.consents.${rules.consent}`),
    [t('rules.answerDays')]: rules.answerDays,
    [t('rules.fileRequired')]: rules.fileRequired,
    ...Object.fromEntries(
      examples.map((example, at) => [t('rules.example', { number: at + 1 }), exampleOf(example)]),
    ),
  })
}
