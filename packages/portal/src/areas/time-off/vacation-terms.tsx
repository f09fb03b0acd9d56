import { useTranslation } from 'react-i18next'
import type { VacationAmounts, VacationTerm } from '@portal/sdk'
import { Button, DescriptionList, Popover, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAmount } from './vacation-words.ts'

const summed = [
  'entitlement',
  'carriedOver',
  'adjusted',
  'expired',
  'enjoyed',
  'approved',
  'pending',
] as const

interface BalanceNumberProps {
  of: 'available' | (typeof summed)[number]
  amounts: VacationAmounts
  terms: readonly VacationTerm[]
}

/** A number of the balance; pressing it shows its calculation. */
export function BalanceNumber({ of, amounts, terms }: BalanceNumberProps) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  const { kind, unit } = amounts
  const shown = amount(amounts[of], unit)
  const label = t('balance.explain', { name: t(`balance.${of}`), amount: shown })
  const own = terms.filter((term) => term.of === of && term.kind === kind && term.unit === unit)
  return (
    <Popover
      label={label}
      trigger={
        <Button size="sm" tone={of === 'available' ? 'primary' : 'neutral'} aria-label={label}>
          {shown}
        </Button>
      }
    >
      {of === 'available' ? <Sum amounts={amounts} /> : <Terms terms={own} />}
    </Popover>
  )
}

const taken: readonly string[] = ['expired', 'enjoyed', 'approved', 'pending']

/** What is available, as the sum of the other numbers. */
function Sum({ amounts }: Pick<BalanceNumberProps, 'amounts'>) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  const rows = summed.filter((of) => amounts[of] !== 0)
  return (
    <DescriptionList
      items={[...rows, 'available' as const].map((of) => ({
        term: `${taken.includes(of) ? '−' : of === 'available' ? '=' : '+'} ${t(`balance.${of}`)}`,
        value: amount(amounts[of], amounts.unit),
      }))}
    />
  )
}

/** Each term of a number: its date, its amount, and the rule or reason behind it. */
function Terms({ terms }: Pick<BalanceNumberProps, 'terms'>) {
  const { t } = useTranslation('vacations')
  const amount = useAmount()
  if (terms.length === 0) return <p>{t('balance.noTerms')}</p>
  return (
    <Stack as="ul" space="sm">
      {terms.map((term, at) => (
        <li key={term.movementId ?? `${term.date}:${at}`}>
          <Stack space="xxs">
            <span>
              {term.date} · {t('balance.bucket', { year: term.year })} ·{' '}
              <strong>{amount(term.units, term.unit)}</strong>
            </span>
            <Reason term={term} />
          </Stack>
        </li>
      ))}
    </Stack>
  )
}

function Reason({ term: { explanation, policy, reason, unit } }: { term: VacationTerm }) {
  const { t } = useTranslation('vacations')
  const format = useFormat()
  const amount = useAmount()
  return (
    <>
      {explanation === null ? null : (
        <>
          {explanation.parts.map(({ baseUnits, days }) => (
            <span key={`${baseUnits}:${days}`}>
              {t('balance.part', {
                ...{ base: amount(baseUnits, unit), days: format.whole(days), count: days },
                year: format.whole(explanation.daysOfYear),
              })}
            </span>
          ))}
          <span>{t(`balance.rounding.${explanation.rounding}`, { exact: explanation.exact })}</span>
        </>
      )}
      {policy === null ? null : (
        <span>{t('balance.policy', { name: policy.name, source: policy.source })}</span>
      )}
      {reason === null ? null : <span>{reason}</span>}
    </>
  )
}
