import { useTranslation } from 'react-i18next'
import type { MonthSheetDay, MonthSheetDetail } from '@portal/sdk'
import { monthSheets } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, Card, DescriptionList, Inline, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { formatDateTime } from '#format/date-time.ts'
import { useFormat } from '#format/use-format.ts'
import type { ExportColumn } from '#patterns/export/export-columns.ts'
import { ListExport } from '#patterns/export/list-export.tsx'
import { useDownload } from '#patterns/use-download.ts'

const hours = (seconds: number): string => hoursFace(seconds / 60)

/** The totals of a month, and its files. */
export function SheetTotals({ sheet }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  return (
    <Card title={t('own.totals')}>
      <Stack space="md">
        <DescriptionList
          items={[
            { term: t('own.workedDays'), value: sheet.workedDays },
            { term: t('own.effective'), value: hours(sheet.effectiveSeconds) },
            { term: t('own.theoretical'), value: hoursFace(sheet.theoreticalMinutes) },
            { term: t('own.balance'), value: hours(sheet.balanceSeconds) },
            { term: t('own.ordinary'), value: hours(sheet.ordinarySeconds) },
            { term: t('own.complementary'), value: hours(sheet.complementarySeconds) },
            { term: t('own.extra'), value: hours(sheet.extraSeconds) },
            { term: t('own.nonEffective'), value: hours(sheet.nonEffectiveSeconds) },
          ]}
        />
        <SheetFiles sheet={sheet} />
      </Stack>
    </Card>
  )
}

function SheetFiles({ sheet: { person, month, days } }: { sheet: MonthSheetDetail }) {
  const { t } = useTranslation('monthSheets')
  const family = useFamily(monthSheets)
  const { start, isPending } = useDownload()
  return (
    <Inline>
      <Button
        size="sm"
        icon="download"
        isPending={isPending}
        onPress={() => void start((options) => family.export(person.id, { month }, options))}
      >
        {t('own.pdf')}
      </Button>
      <ListExport<MonthSheetDay>
        name={t('list.label', { person: person.displayName, month })}
        rows={days.length}
        columns={useDayColumns()}
        pages={() => onePage(days)}
      />
    </Inline>
  )
}

/** All days are loaded: an export needs no request. */
async function* onePage(days: readonly MonthSheetDay[]) {
  const meta = { currentPage: 1, perPage: days.length, totalCount: days.length, totalPages: 1 }
  yield await Promise.resolve({ data: [...days], meta })
}

function useDayColumns(): readonly ExportColumn<MonthSheetDay>[] {
  const { t } = useTranslation('monthSheets')
  const { timeZone } = useFormat()
  const time = (at: string | null, zone: string) =>
    at === null ? '' : formatDateTime(at, zone === '' ? timeZone : zone).slice(11, 16)
  const inHours = (
    header: string,
    of: (day: MonthSheetDay) => number | null,
  ): ExportColumn<MonthSheetDay> => ({
    header,
    text: (day) => {
      const seconds = of(day)
      return seconds === null ? '' : hours(seconds)
    },
    sheet: { kind: 'number', value: (day) => perHour(of(day)) },
  })
  return [
    { header: t('own.date'), text: ({ date }) => date },
    { header: t('own.startedAt'), text: ({ startedAt, timeZone: zone }) => time(startedAt, zone) },
    { header: t('own.endedAt'), text: ({ endedAt, timeZone: zone }) => time(endedAt, zone) },
    inHours(t('own.nonEffective'), (day) => day.nonEffectiveSeconds),
    inHours(t('own.effective'), (day) => day.effectiveSeconds),
    inHours(t('own.theoretical'), (day) => day.theoreticalMinutes * 60),
    inHours(t('own.ordinary'), (day) => day.ordinarySeconds),
    inHours(t('own.complementary'), (day) => day.complementarySeconds),
    inHours(t('own.extra'), (day) => day.extraSeconds),
    inHours(t('own.balance'), (day) => day.balanceSeconds),
  ]
}

const perHour = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds / 36) / 100
