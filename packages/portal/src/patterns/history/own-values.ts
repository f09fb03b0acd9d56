import type { ShiftPattern } from '@portal/sdk'
import { hoursFace } from '#format/clock-face.ts'
import { dayText } from '#patterns/shift-words.ts'

/** Properties that the log stores otherwise than people write them. */
const ownValues: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  'contracts.weeklyMinutes': hoursText,
  'contracts.weekDays': (value) =>
    Array.isArray(value) ? value.map((minutes) => hoursText(minutes) ?? '').join(' · ') : undefined,
  // The log contains only what the contract of the operation allowed.
  'shiftPatterns.weeks': (value) =>
    Array.isArray(value) ? (value as ShiftPattern['weeks']).map(weekText).join(' | ') : undefined,
}

/** A value as its screen shows it; undefined for properties that need no format of their own. */
export function ownValue(act: string | undefined, property: string, value: unknown): string | undefined {
  const [family = ''] = (act ?? '').split('.')
  return ownValues[`${family}.${property}`]?.(value)
}

function hoursText(value: unknown): string | undefined {
  return typeof value === 'number' ? hoursFace(value) : undefined
}

const weekText = (week: ShiftPattern['weeks'][number]): string =>
  week.map((day) => dayText(day) || '—').join(', ')
