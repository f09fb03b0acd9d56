import type { MonthSheetDay } from '@portal/sdk'
import type { MonthCalendarProps } from '@portal/ui-kit'

/** The kind of a day in a calendar; undefined until the day is over. */
export type DayKindId = 'worked' | 'short' | 'check' | 'missing' | 'vacation' | 'absence' | 'holiday'

/** The tone, pattern and sign of each kind. */
export const dayKinds = [
  { id: 'check', tone: 'warning', pattern: 'outline' },
  { id: 'missing', tone: 'danger', pattern: 'grid' },
  { id: 'vacation', tone: 'success', pattern: 'stripes' },
  { id: 'absence', tone: 'info', pattern: 'stripes' },
  { id: 'holiday', tone: 'info', pattern: 'dots' },
  { id: 'short', tone: 'warning', pattern: 'stripes' },
  { id: 'worked', tone: 'success', pattern: 'plain' },
] as const satisfies readonly (Pick<MonthCalendarProps['kinds'][number], 'tone' | 'pattern'> & {
  id: DayKindId
})[]

/** The kind of a day. A missing entry comes first, because one press fixes it. */
export function kindOf({
  state,
  holiday,
  absence,
  incidents,
  balanceSeconds,
}: MonthSheetDay): DayKindId | undefined {
  if (incidents.includes('missing_in') || incidents.includes('missing_out')) return 'check'
  if (state === 'missing') return 'missing'
  if (state === 'closed') return (balanceSeconds ?? 0) < 0 ? 'short' : 'worked'
  if (absence !== null) return absence
  return holiday === null ? undefined : 'holiday'
}
