import { useTranslation } from 'react-i18next'
import type { AbsenceBalance } from '@portal/sdk'
import { Button, DescriptionList, Inline, Meter, Popover, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useAbsenceAmount, useAbsenceDates, useAbsenceType } from './absence-words.ts'

/** The balance of a yearly bag; it expands to its calculation (AUS-5). */
export function AbsenceBag({ bag }: { bag: AbsenceBalance }) {
  const { t } = useTranslation('absenceRequests')
  const typeOf = useAbsenceType()
  const amount = useAbsenceAmount()
  const { type, year, unit, allowance, spent, pending, left } = bag
  const shown = amount(left, unit)
  const label = t('bags.explain', { type: typeOf(type), amount: shown })
  return (
    <Stack space="xs">
      <Meter
        label={`${typeOf(type)} ${year}`}
        value={spent + pending}
        max={Math.max(allowance, spent + pending, 1)}
        valueLabel={t('bags.of', {
          spent: amount(spent + pending, unit),
          allowance: amount(allowance, unit),
        })}
        tone={left <= 0 ? 'warning' : 'accent'}
      />
      <Inline>
        <Popover
          label={label}
          trigger={
            <Button size="sm" aria-label={label}>
              {t('bags.left', { amount: shown })}
            </Button>
          }
        >
          <BagSum bag={bag} />
        </Popover>
      </Inline>
    </Stack>
  )
}

function BagSum({ bag }: { bag: AbsenceBalance }) {
  const { t } = useTranslation('absenceRequests')
  const amount = useAbsenceAmount()
  const datesOf = useAbsenceDates()
  const explain = useExplained(bag)
  const { unit, allowance, spent, pending, left, spendings, explanation } = bag
  return (
    <Stack space="sm">
      <DescriptionList
        items={[
          { term: t('bags.allowance'), value: amount(allowance, unit) },
          { term: `− ${t('bags.spent')}`, value: amount(spent, unit) },
          { term: `− ${t('bags.pending')}`, value: amount(pending, unit) },
          { term: `= ${t('bags.leftTerm')}`, value: amount(left, unit) },
        ]}
      />
      <p>{explain}</p>
      {explanation.source === '' ? null : <p>{t('bags.source', { source: explanation.source })}</p>}
      {spendings.length === 0 ? null : (
        <Stack as="ul" space="xs">
          {spendings.map(({ absenceId, state, units, ...dates }) => (
            <li key={absenceId}>
              {t('bags.spending', {
                ...{ dates: datesOf(dates), state: t(`list.states.${state}`), amount: amount(units, unit) },
              })}
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** The calculation of the allowance in a sentence. */
function useExplained({ explanation, unit }: AbsenceBalance): string {
  const { t } = useTranslation('absenceRequests')
  const amount = useAbsenceAmount()
  const { kind, full, weeklyMinutes, fullWeeklyMinutes, dayMinutes, days } = explanation
  return t(`bags.${kind}`, {
    ...{ full: amount(full, unit), days: String(days ?? ''), day: hoursFace(dayMinutes ?? 0) },
    ...{ own: hoursFace(weeklyMinutes ?? 0), whole: hoursFace(fullWeeklyMinutes ?? 0) },
  })
}
