import type { Contract } from '@portal/sdk'
import { NumberField } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { textOf } from '#patterns/form-values.ts'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { FieldSpec } from '#patterns/resource-screen/fields.tsx'

type Minutes = readonly [
  ColumnSpec<Pick<Contract, 'weeklyMinutes'>, 'weeklyMinutes'>,
  FieldSpec<'weeklyMinutes', 'weeklyMinutes'>,
]

/** Weekly hours: displayed and typed as hours, stored as minutes. */
export const weeklyMinutes: Minutes = [
  column.custom(
    'weeklyMinutes',
    {
      text: (row: Pick<Contract, 'weeklyMinutes'>) => hoursFace(row.weeklyMinutes),
      sheet: { kind: 'number', value: (row) => row.weeklyMinutes / 60 },
    },
    { align: 'end', sortable: true },
  ),
  {
    name: 'weeklyMinutes',
    Control: ({ value, translate }) => (
      <NumberField
        name="weeklyMinutes"
        label={translate('weeklyMinutes')}
        isRequired
        minValue={1}
        maxValue={50}
        step={0.25}
        {...(typeof value === 'number' ? { defaultValue: value / 60 } : {})}
      />
    ),
    cell: { kind: 'number' },
    read: (value) => Math.round(Number(textOf(value)) * 60),
  },
]

/** The hours of each day of a week, Monday first. */
export const weekDays = column.custom(
  'weekDays',
  { text: (row: Pick<Contract, 'weekDays'>) => row.weekDays.map(hoursFace).join(' · ') },
  { hidden: true },
)
