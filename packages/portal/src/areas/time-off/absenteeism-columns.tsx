import { useTranslation } from 'react-i18next'
import type { Column } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import type { Grouping } from './absenteeism-query.ts'
import type { AbsenteeismLine } from './absenteeism-rows.ts'

/** The label of a row: its cause, its day, or its group of people. */
export function useLineName(): (line: AbsenteeismLine) => string {
  const { t } = useTranslation('absenteeism')
  return ({ cause, name }) => (cause === null ? (name ?? t('noName')) : t(`causes.${cause}`))
}

/** The columns of the report; figures of fewer than five people are a dash. */
export function useAbsenteeismColumns(by: Grouping): readonly Column<AbsenteeismLine>[] {
  const { t } = useTranslation('absenteeism')
  const nameOf = useLineName()
  const texts = useLineTexts()
  const number = (
    id: 'people' | 'days' | 'minutes' | 'percent',
    header: string,
  ): Column<AbsenteeismLine> => ({
    ...{ id, header, align: 'end', priority: id === 'percent' || id === 'minutes' ? 1 : 2 },
    cell: texts[id],
  })
  return [
    { id: 'name', header: t(`bys.${by}`), rowHeader: true, priority: 1, cell: nameOf },
    number('people', t('people')),
    number('days', t('days')),
    number('minutes', t('hours')),
    number('percent', t('rate')),
  ]
}

function useLineTexts() {
  const { t } = useTranslation('absenteeism')
  const format = useFormat()
  const rateText = (value: number | null, write: (value: number) => string): string =>
    value === null ? t('rates.few') : write(value)
  return {
    people: ({ people }: AbsenteeismLine) => (people === null ? '—' : format.whole(people)),
    days: ({ days }: AbsenteeismLine) => rateText(days, format.number),
    minutes: ({ minutes }: AbsenteeismLine) => rateText(minutes, hoursFace),
    percent: ({ percent }: AbsenteeismLine) => rateText(percent, (value) => `${format.number(value)} %`),
  }
}

/** The export values of the rendered cells. */
export function useAbsenteeismTexts(): TableSheet<AbsenteeismLine>['texts'] {
  const nameOf = useLineName()
  return { name: nameOf, ...useLineTexts() }
}
