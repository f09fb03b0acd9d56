import type { SkillHours } from '@portal/sdk'
import { column, type ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { TranslateWord, WordOf } from '#patterns/resource-screen/words.ts'
import { hoursColumn } from '#patterns/hours-column.ts'

type Word = WordOf<'hours:skills'>
type Spec = ColumnSpec<SkillHours, Word>

/** The skill's name, or the label of unexplained time. */
export const skillName = ({ skill }: Pick<SkillHours, 'skill'>, translate: TranslateWord): string =>
  skill?.name ?? translate('unallocated')

const skill = (isHeader: boolean): Spec =>
  column.custom(
    'skill',
    { text: (row: SkillHours, { translate }) => skillName(row, translate) },
    { rowHeader: isHeader, sortable: true, priority: 1 },
  )
const time: readonly Spec[] = [
  hoursColumn<SkillHours, Word>('seconds', ({ seconds }) => seconds / 60, { sortable: true, priority: 1 }),
  column.custom(
    'share',
    {
      text: ({ share }: SkillHours, { format }) => format.share(share),
      sheet: { kind: 'number', value: ({ share }) => Math.round(share * 10_000) / 10_000 },
    },
    { align: 'end', priority: 1 },
  ),
]

/** The columns of working time by skill. */
export const skillColumns: Readonly<Record<'skill' | 'person', readonly Spec[]>> = {
  skill: [skill(true), column.number('people', { priority: 2 }), ...time],
  person: [
    column.custom(
      'person',
      { text: ({ person }: SkillHours) => person?.displayName ?? '' },
      { rowHeader: true, sortable: true, priority: 1 },
    ),
    skill(false),
    ...time,
  ],
}
