import { useTranslation } from 'react-i18next'
import type { VacationRules } from '@portal/sdk'
import { DescriptionList } from '@portal/ui-kit'
import { useAmount } from './vacation-words.ts'

/** The rules of a policy in words. */
export function PolicyRules({ rules }: { rules: VacationRules }) {
  const { t } = useTranslation(['vacationTeam', 'vacations', 'general'])
  const amount = useAmount()
  const yesNo = (is: boolean) => t(is ? 'general:yes' : 'general:no')
  const daysOf = (days: number | null) => (days === null ? null : amount(days * 2, 'working'))
  const monthDay = (text: string) => {
    const [month = '', day = ''] = text.split('-')
    return t('policies.monthDay', { month, day })
  }
  const { summer, carryOverUntil, unit } = rules
  return (
    <DescriptionList
      items={[
        { term: t('policies.unit'), value: t(`vacations:units.${unit}`) },
        { term: t('policies.annualUnits'), value: amount(rules.annualUnits, unit) },
        { term: t('policies.looseUnits'), value: amount(rules.looseUnits, 'working') },
        { term: t('policies.blockDays'), value: daysOf(rules.blockDays) },
        { term: t('policies.startOnWorkingDay'), value: yesNo(rules.startOnWorkingDay) },
        { term: t('policies.noticeMonths'), value: rules.noticeMonths },
        {
          term: t('policies.carryOverUntil'),
          value: carryOverUntil === null ? t('policies.yearEnd') : monthDay(carryOverUntil),
        },
        { term: t('policies.negativeUnits'), value: amount(rules.negativeUnits, unit) },
        { term: t('policies.rounding'), value: t(`policies.roundings.${rules.rounding}`) },
        {
          term: t('policies.summer'),
          value:
            summer === null
              ? null
              : t('policies.summerText', {
                  ...{ days: summer.days, from: monthDay(summer.from), until: monthDay(summer.until) },
                }),
        },
        { term: t('policies.halfDays'), value: yesNo(rules.halfDays) },
        { term: t('policies.longestDays'), value: daysOf(rules.longestDays) },
        {
          term: t('policies.stages'),
          value: rules.stages.map((stage) => t(`vacations:list.stages.${stage}`)).join(', '),
        },
        { term: t('policies.escalationDays'), value: daysOf(rules.escalationDays) },
      ]}
    />
  )
}
