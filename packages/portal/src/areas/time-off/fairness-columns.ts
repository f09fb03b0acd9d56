import { useTranslation } from 'react-i18next'
import type { Fairness } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

type Team = Fairness['groups'][number]

/** The averages of each team, burdens of a year or of all; undisclosed for fewer than five people. */
export function useTeamColumns(periods: Fairness['periods'], year?: number): readonly Column<Team>[] {
  const ledger = useLedgerColumns(year)
  const { t } = useTranslation('operationTeam')
  const format = useFormat()
  const numberText = (value: number | null | undefined) =>
    value == null ? t('fairness.few') : format.number(value)
  return [
    {
      ...{ id: 'team', header: t('fairness.team'), rowHeader: true, priority: 1 },
      cell: ({ name }) => name ?? t('fairness.others'),
    },
    {
      id: 'people',
      header: t('fairness.people'),
      align: 'end',
      priority: 1,
      cell: ({ people }) => numberText(people),
    },
    {
      id: 'days',
      header: t('fairness.each'),
      align: 'end',
      priority: 1,
      cell: ({ days }) => numberText(days),
    },
    ...periods.map(
      ({ id, name }): Column<Team> => ({
        ...{ id, header: name, priority: 2 },
        cell: (row) => {
          const had = row.periods.find((one) => one.id === id)
          return had?.days == null
            ? numberText(null)
            : t('fairness.had', { days: format.number(had.days), count: had.people ?? 0 })
        },
      }),
    ),
    ...ledger,
  ]
}

const figures = ['weekends', 'denials', 'expiredOffers', 'breakWaits', 'hardTickets'] as const

/** What the people of a team had to bear on average, in a year or in all of them. */
function useLedgerColumns(year: number | undefined): readonly Column<Team>[] {
  const { t } = useTranslation('operationTeam')
  const format = useFormat()
  const averageOf = ({ average, years }: Team) =>
    year === undefined ? average : (years.find((one) => one.year === year)?.average ?? null)
  return figures.map(
    (figure): Column<Team> => ({
      id: figure,
      header: t(`fairness.${figure}`),
      align: 'end',
      priority: 2,
      cell: (team) => {
        const average = averageOf(team)
        if (average === null) return t('fairness.few')
        const number = format.number(average[figure])
        if (figure !== 'breakWaits') return number
        return t('fairness.waited', { number, minutes: format.number(average.breakWaitMinutes) })
      },
    }),
  )
}
