import { useTranslation } from 'react-i18next'
import type { Page, PlannedDay, PlannedPerson } from '@portal/sdk'
import { shifts } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { LinkButton } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { useFormat } from '#format/use-format.ts'
import { ListExport } from '#patterns/export/list-export.tsx'
import { ListImport } from '#patterns/import/list-import.tsx'
import { timesText } from '#patterns/shift-words.ts'
import type { shiftAsk } from './shift-query.ts'

interface ShiftFilesProps {
  ask: ReturnType<typeof shiftAsk>['ask']
  /** How many people, and how many days of each. */
  people: number
  days: number
  name: string
  /** The filters of people. */
  conditions: readonly string[]
  canImport: boolean
  onImported: () => void
}

type DayOfPerson = PlannedDay & Pick<PlannedPerson, 'person'>

/** The assignments behind the plan, and the plan as a file, one day of a person a row, and its import. */
export function ShiftFiles({ ask, people, days, name, conditions, canImport, onImported }: ShiftFilesProps) {
  const { t } = useTranslation(['shifts', 'planner'])
  const format = useFormat()
  const family = useFamily(shifts)
  return (
    <>
      <LinkButton size="sm" href="/admin/accesos/accesosEmpleados?tab=assignments">
        {t('assignments.title')}
      </LinkButton>
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
        rows={people * days}
        summary={t('planner:inFile', { people: format.number(people), days: format.number(people * days) })}
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
        conditions={conditions}
        pages={(options) => daysIn(family.list({ ...ask, perPage: 100 }, options).pages())}
      />
    </>
  )
}

/** The days of each page of people. */
async function* daysIn(pages: AsyncIterable<Page<PlannedPerson>>): AsyncGenerator<Page<DayOfPerson>> {
  for await (const { data, meta } of pages)
    yield { data: data.flatMap(({ person, days }) => days.map((day) => ({ ...day, person }))), meta }
}
