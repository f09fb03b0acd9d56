import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { type FigureAnswer, figureOf } from '#patterns/dashboard/figure.ts'
import { useToday } from '#patterns/dashboard/use-today.ts'

/** How many of a coordinator's people are online; not applicable without any. */
export function useTeamTile(): FigureAnswer {
  const translate = usePeopleText()
  return figureOf(useToday(), ({ team }) => (team === null ? null : translate(team.online, team.assigned)))
}

/** How many of all people are online. */
export function usePeopleTile(): FigureAnswer {
  const translate = usePeopleText()
  return figureOf(useToday(), ({ people }) => translate(people.online, people.employees))
}

function usePeopleText() {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  return (online: number, all: number) =>
    ({
      value: format.short(online),
      unit: t('tiles.people.of', { number: format.whole(all) }),
      state: 'neutral',
      text: t('tiles.people.seen'),
    }) as const
}
