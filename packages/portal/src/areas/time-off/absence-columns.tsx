import type { Absence } from '@portal/sdk'
import { Inline, Status } from '@portal/ui-kit'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { WordOf } from '#patterns/resource-screen/words.ts'
import { absenceTones, hoursText, type useAbsenceAmount, type useAbsenceType } from './absence-words.ts'

type Word = WordOf<'absenceRequests:list'>
type Spec = ColumnSpec<Absence, Word>

interface ColumnWords {
  readonly amount: ReturnType<typeof useAbsenceAmount>
  readonly typeOf: ReturnType<typeof useAbsenceType>
}

const person: Spec = column.custom(
  'person',
  { text: ({ person: { displayName } }: Absence) => displayName },
  { rowHeader: true, sortable: true, priority: 1 },
)

/** The columns of absences; the person only in lists of several people. */
export const absenceColumns = (hasPeople: boolean, { amount, typeOf }: ColumnWords): readonly Spec[] => [
  ...(hasPeople ? [person] : []),
  column.custom(
    'type',
    { text: ({ type }: Absence) => typeOf(type) },
    { rowHeader: !hasPeople, sortable: true, priority: 1, long: true },
  ),
  column.custom('from', { text: ({ from }: Absence) => from }, { sortable: true, priority: 1 }),
  column.text('until', { priority: 1 }),
  column.custom(
    'state',
    {
      text: ({ state }: Absence, { translate }) => translate(`states.${state}`),
      cell: ({ state, latePartOn }, { translate }) => (
        <Inline space="xs">
          <Status tone={absenceTones[state]}>{translate(`states.${state}`)}</Status>
          {latePartOn === null ? null : <Status tone="warning">{translate('latePart')}</Status>}
        </Inline>
      ),
    },
    { priority: 1 },
  ),
  column.custom(
    'units',
    {
      text: ({ units, unit }: Absence) => (units === null || unit === null ? '' : amount(units, unit)),
      sheet: {
        kind: 'number',
        value: ({ units, unit }) => (units !== null && unit === 'minutes' ? units / 60 : units),
      },
    },
    { align: 'end', priority: 2 },
  ),
  column.text('proofDueOn', { priority: 2, hidden: hasPeople }),
  column.custom(
    'stage',
    { text: ({ stage }: Absence, { translate }) => (stage === null ? '' : translate(`stages.${stage}`)) },
    { priority: 2, hidden: true },
  ),
  column.text('latePartOn', { hidden: true }),
  column.choice('part', 'parts', { hidden: true }),
  column.custom('hours', { text: (absence: Absence) => hoursText(absence) ?? '' }, { hidden: true }),
  column.custom(
    'hasProof',
    { text: ({ hasProof }: Absence, { yesNo }) => (hasProof === null ? '' : yesNo(hasProof)) },
    { hidden: true },
  ),
  column.custom('askedBy', { text: ({ askedBy }: Absence) => askedBy.displayName }, { hidden: true }),
  column.dateTime('createdAt', { sortable: true, hidden: true }),
  column.dateTime('updatedAt', { hidden: true }),
]
