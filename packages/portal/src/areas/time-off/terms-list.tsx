import { useTranslation } from 'react-i18next'
import type { AbsencePolicyRule } from '@portal/sdk'
import { DescriptionList, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

type Terms = Omit<AbsencePolicyRule, 'absenceTypeId'>

/** Terms in words: limits, by relative and journey, pay, proof and approver, with their source. */
export function TermsList({ terms }: { terms: Terms }) {
  const items = useItems(terms)
  const variations = useVariations(terms)
  return (
    <Stack space="sm">
      <DescriptionList items={[...items, ...variations]} />
      {terms.note === '' ? null : <p>{terms.note}</p>}
    </Stack>
  )
}

/** The maximum by relative and journey. */
function useVariations({ variations, unit: ofType }: Terms) {
  const { t } = useTranslation(['absences', 'absenceRequests'])
  const format = useFormat()
  return variations.map(({ kinship, travel, maxPerEvent, unit, source }) => {
    const whom = kinship.map((one) => t(`absenceRequests:kinships.${one}`)).join(', ')
    const journey = travel === null ? '' : t(travel ? 'terms.withTravel' : 'terms.withoutTravel')
    const amount = `${format.number(maxPerEvent)} · ${t(`types.units.${unit ?? ofType}`)}`
    return {
      term: [whom, journey].filter((text) => text !== '').join(' · ') || t('terms.anybody'),
      value: source === '' ? amount : `${amount} · ${source}`,
    }
  })
}

function useItems(terms: Terms) {
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
function useLimit({ maxPerEvent, maxPerYear }: Terms): string {
  const { t } = useTranslation('absences')
  const format = useFormat()
  const limits = [
    maxPerEvent === null ? '' : t('terms.byEvent', { number: format.number(maxPerEvent) }),
    maxPerYear === null ? '' : t('terms.byYear', { number: format.number(maxPerYear) }),
  ]
  return limits.filter((limit) => limit !== '').join(' · ') || '—'
}
