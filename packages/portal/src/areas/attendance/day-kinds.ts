import type { MonthSheetDay } from '@portal/sdk'
import type { MonthCalendarProps } from '@portal/ui-kit'

/** What a day of a calendar is; nothing while it is not over. */
export type DayKindId = 'worked' | 'short' | 'check' | 'missing' | 'vacation' | 'absence' | 'holiday'

/** How each is drawn: by tone, pattern, and its sign. */
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

/** What a day is: first of all whether something of it is missing, for that is mended by a press. */
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
