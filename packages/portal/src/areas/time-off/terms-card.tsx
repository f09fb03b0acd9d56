import { useTranslation } from 'react-i18next'
import type { AbsenceTerms } from '@portal/sdk'
import { Button, Card, DescriptionList, Inline, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

const tones = { past: 'neutral', current: 'success', planned: 'info' } as const

interface TermsCardProps {
  terms: AbsenceTerms
  /** Left out if the terms cannot be withdrawn. */
  onWithdraw?: () => void
}

/** The terms of a period, with their source. */
export function TermsCard({ terms, onWithdraw }: TermsCardProps) {
  const { t } = useTranslation(['absences', 'general'])
  const items = useItems(terms)
  const { validFrom: from, validUntil: until, state } = terms
  const title =
    until === null
      ? t(state === 'planned' ? 'terms.from' : 'terms.since', { from })
      : t('terms.between', { from, until })
  return (
    <Card title={title} level={3}>
      <Stack space="sm">
        <Status tone={tones[state]} emphasis="quiet">
          {t(`terms.${state}`)}
        </Status>
        <DescriptionList items={items} />
        {terms.note === '' ? null : <p>{terms.note}</p>}
        {onWithdraw === undefined ? null : (
          <Inline>
            <Button size="sm" onPress={onWithdraw}>
              {t('terms.withdraw')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

function useItems(terms: AbsenceTerms) {
  const { t } = useTranslation(['absences', 'general'])
  const yesNo = (value: boolean) => t(value ? 'general:yes' : 'general:no')
  const justification = t(`types.justifications.${terms.justification}`)
  const days = terms.justificationDays
  return [
    { term: t('types.unit'), value: t(`types.units.${terms.unit}`) },
    { term: t('terms.limit'), value: useLimit(terms) },
    { term: t('types.pay'), value: t(`types.pays.${terms.pay}`) },
    { term: t('types.countsAsWorked'), value: yesNo(terms.countsAsWorked) },
    { term: t('types.countsAsAbsenteeism'), value: yesNo(terms.countsAsAbsenteeism) },
    { term: t('types.accruesVacation'), value: yesNo(terms.accruesVacation) },
    {
      term: t('types.justification'),
      value: days === null ? justification : `${justification} · ${t('terms.deadline', { days })}`,
    },
    { term: t('types.approver'), value: t(`types.approvers.${terms.approver}`) },
    { term: t('types.source'), value: terms.source === '' ? '—' : terms.source },
  ]
}

/** The limits in words; a dash for unlimited. */
function useLimit({ maxPerEvent, maxPerYear }: AbsenceTerms): string {
  const { t } = useTranslation('absences')
  const format = useFormat()
  const limits = [
    maxPerEvent === null ? '' : t('terms.byEvent', { number: format.number(maxPerEvent) }),
    maxPerYear === null ? '' : t('terms.byYear', { number: format.number(maxPerYear) }),
  ]
  return limits.filter((limit) => limit !== '').join(' · ') || '—'
}
