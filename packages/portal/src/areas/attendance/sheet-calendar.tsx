import { useTranslation } from 'react-i18next'
import type { MonthSheetDetail } from '@portal/sdk'
import { Card, MonthCalendar } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { dayKinds, kindOf } from './day-kinds.ts'
import { isMended } from './day-mending.ts'
import { today } from '#patterns/this-month.ts'

/** The days of a month; each opens with its entries, and an incomplete one with its form (FIC-10). */
export function SheetCalendar({ sheet }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const { hrefOf } = useOpened('day')
  const { days, month, person } = sheet
  const known = new Map(days.map((day) => [day.date, day]))
  const marks = days.flatMap((day) => {
    const kind = kindOf(day)
    const { date, holiday } = day
    return kind === undefined
      ? []
      : [{ kind, start: date, end: date, ...(holiday === null ? {} : { label: holiday }) }]
  })
  return (
    <Card title={t('own.days')}>
      <MonthCalendar
        label={t('own.calendar', { month })}
        month={`${month}-01`}
        kinds={dayKinds.map((kind) => ({
          ...kind,
          label: t(`own.kinds.${kind.id}`),
          sign: t(`own.signs.${kind.id}`),
        }))}
        marks={marks}
        today={today()}
        textOf={(date) => {
          const day = known.get(date)
          return day?.startedAt == null ? undefined : hoursFace(day.effectiveSeconds / 60)
        }}
        hrefOf={(date) =>
          date <= today()
            ? hrefOf(`${person.id}:${date}${isMended(sheet, known.get(date)) ? ':mend' : ''}`)
            : undefined
        }
      />
    </Card>
  )
}
