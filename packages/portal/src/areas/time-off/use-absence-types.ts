import { useTranslation } from 'react-i18next'
import type { AbsenceType } from '@portal/sdk'
import { absenceTypes } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import type { Option } from '@portal/ui-kit'
import { absenceTypes as contract } from '#generated/absence-types.ts'
import { useFormat } from '#format/use-format.ts'
import { nameOf } from '#patterns/name-of.ts'
import { useAbsenceAmount } from './absence-words.ts'

/** Types requested elsewhere, or that nobody reports as an absence. */
const elsewhere: readonly AbsenceType['family'][] = ['vacation', 'worked_holiday']

/** More than any company has. */
const most = 100

/** The reportable types by family, each with its rule in words, by the terms of the person's agreement (AUS-1). */
export function useAbsenceTypes(employeeId: string | undefined) {
  const { t, i18n } = useTranslation(['absenceRequests', 'absences'])
  const ruleOf = useRule()
  const ask = { active: true, perPage: most, ...(employeeId === undefined ? {} : { employeeId }) }
  const { data, error, refresh } = useData(useFamily(absenceTypes).index, [ask], { keepPrevious: true })
  const types = data?.data ?? []
  const rows = contract.input.family.values
    .filter((family) => !elsewhere.includes(family))
    .flatMap((family) => types.filter((row) => row.family === family))
  const options: Option[] = rows.map((type) => ({
    ...{ id: type.id, label: nameOf(type, i18n.language) },
    description: `${t(`absences:types.families.${type.family}`)} · ${ruleOf(type)}`,
  }))
  return { isKnown: data !== undefined, error, refresh, rows, options, ruleOf }
}

export type AbsenceTypes = ReturnType<typeof useAbsenceTypes>

/** The amount, who pays, and the deadline of the proof. */
function useRule(): (type: AbsenceType) => string {
  const { t } = useTranslation('absenceRequests')
  const format = useFormat()
  const amountOf = useAbsenceAmount()
  return ({ unit, maxPerEvent, maxPerYear, pay, justification, justificationDays, ...type }) => {
    const amount = (number: number) => {
      if (unit === 'weeks') return t('form.rule.weeks', { count: number, number: format.number(number) })
      return unit === 'hours' ? amountOf(number * 60, 'minutes') : amountOf(number, unit)
    }
    const proof =
      justification === 'required' && justificationDays !== null
        ? t('form.rule.proofDays', { count: justificationDays })
        : t(`form.rule.proofs.${justification}`)
    return [
      maxPerEvent === null ? null : t('form.rule.limit', { amount: amount(maxPerEvent) }),
      maxPerYear === null ? null : t('form.rule.year', { amount: amount(maxPerYear) }),
      maxPerEvent === null && maxPerYear === null ? t('form.rule.noLimit') : null,
      t(`form.rule.pays.${pay}`),
      proof,
      type.private ? t('form.rule.private') : null,
    ]
      .filter((text) => text !== null)
      .join(' ')
  }
}
