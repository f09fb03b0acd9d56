import { useTranslation } from 'react-i18next'
import type { Page, PlannedDay, PlannedPerson } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { hoursFace } from '#format/clock-face.ts'
import { ListExport } from '#patterns/export/list-export.tsx'
import { ListImport } from '#patterns/import/list-import.tsx'
import { timesText } from '#patterns/shift-words.ts'
import type { shiftAsk } from './shift-query.ts'

interface ShiftFilesProps {
  ask: ReturnType<typeof shiftAsk>['ask']
  /** How many days of people there are. */
  rows: number
  name: string
  canImport: boolean
  onImported: () => void
}

type DayOfPerson = PlannedDay & Pick<PlannedPerson, 'person'>

/** The plan as a file, one day of a person a row, and back from one. */
export function ShiftFiles({ ask, rows, name, canImport, onImported }: ShiftFilesProps) {
  const { t } = useTranslation('shifts')
  const family = useFamily(shifts)
  return (
    <>
      {canImport ? (
        <ListImport
          title={name}
          plan={() => import('./shifts-import.ts').then((file) => file.shiftsImport)}
          send={family.import}
          onDone={onImported}
        />
      ) : null}
      <ListExport<DayOfPerson>
        name={name}
        rows={rows}
        columns={[
          { header: t('planner.person'), text: ({ person }) => person.displayName },
          { header: t('own.day'), text: ({ date }) => date },
          { header: t('own.times'), text: ({ segments }) => timesText(segments) },
          { header: t('imports.breaks'), text: ({ breaks }) => timesText(breaks) },
          {
            header: t('own.minutes'),
            text: ({ minutes }) => hoursFace(minutes),
            sheet: { kind: 'number', value: ({ minutes }) => minutes / 60 },
          },
          { header: t('imports.note'), text: ({ note, holiday }) => note || (holiday ?? '') },
        ]}
        pages={(options) => daysIn(family.list({ ...ask, perPage: 100 }, options).pages())}
      />
    </>
  )
}

/** The days of the people of each page. */
async function* daysIn(pages: AsyncIterable<Page<PlannedPerson>>): AsyncGenerator<Page<DayOfPerson>> {
  for await (const { data, meta } of pages)
    yield { data: data.flatMap(({ person, days }) => days.map((day) => ({ ...day, person }))), meta }
}
