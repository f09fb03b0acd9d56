import type { CountedDay, VacationPreviewInput } from '@portal/sdk'
import type { DateRange } from '@portal/ui-kit'
import { withWords } from '#patterns/address.ts'
import { chosen } from '#patterns/chosen.ts'
import { useAddress } from '#patterns/use-address.ts'

const kinds = ['annual', 'loose'] as const
export const dayParts = ['day', 'morning', 'afternoon', 'hours'] as const
/** The allowed lengths of hours of one day. */
export const leastMinutes = 15
export const mostMinutes = 720
/** The default length. */
export const usualMinutes = 60

/** The days to request. */
export interface VacationChoice {
  readonly range: DateRange | null
  readonly kind: (typeof kinds)[number]
  /** The part of each day; undefined for the draft's own parts, or else the whole day. */
  readonly part: (typeof dayParts)[number] | undefined
  /** The minutes of each day, if hours are chosen. */
  readonly minutes?: number | undefined
  /** The draft they belong to, or the request being changed. */
  readonly draft: string | undefined
}

/** A stored day of a draft. */
type KeptDay = Pick<CountedDay, 'date' | 'part' | 'minutes'>

/** The screen of the request. */
const asking = ['/vacaciones', '/vacacionesOperaciones'] as const
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 24 * 60 * 60_000
/** The most dates of one request. */
export const mostDays = 120

/** The length of a range in days. */
export const lengthOf = ({ start, end }: DateRange): number =>
  Math.max(0, Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1)

/** Each day of a range; empty if it exceeds the maximum of a request, which is reported. */
export function datesOf(range: DateRange): string[] {
  const length = lengthOf(range)
  const first = Date.parse(`${range.start}T00:00:00Z`)
  return Array.from({ length: length > mostDays ? 0 : length }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10),
  )
}

/** The input of a choice; days of a draft keep their stored part unless another is chosen. */
export function askedOf(
  { range, kind, part, minutes: chosenMinutes = usualMinutes, draft }: VacationChoice,
  kept: readonly KeptDay[] = [],
): VacationPreviewInput | undefined {
  const lines = new Map(kept.map((day) => [day.date, day]))
  const others = dayParts.find((one) => one === commonPart(kept)) ?? 'day'
  const partOn = (date: string) => {
    const { part: own = others, minutes = null } = lines.get(date) ?? {}
    if (part === 'hours') return { part, minutes: chosenMinutes }
    return part === undefined ? { part: own, ...(minutes === null ? {} : { minutes }) } : { part }
  }
  const days = range === null ? [] : datesOf(range).map((date) => ({ date, ...partOn(date) }))
  return days.length === 0 ? undefined : { kind, days, ...(draft === undefined ? {} : { requestId: draft }) }
}

/** The part that all days of a draft share. */
function commonPart(kept: readonly KeptDay[]): KeptDay['part'] | null {
  const [own = 'day', ...others] = new Set(kept.map(({ part }) => part))
  return others.length === 0 ? own : null
}

/** The selected part: the chosen one, or else the one that all days of the draft share. */
export const partOf = ({ part }: VacationChoice, kept: readonly KeptDay[] = []) => part ?? commonPart(kept)

/** The URL that opens a choice, on the current screen. */
export const choiceHref = (
  { range, kind, draft }: Omit<VacationChoice, 'part' | 'minutes'>,
  pathname: string,
): string => {
  const words = { from: range?.start, until: range?.end, kind, draft }
  const entries = Object.entries(words).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const path = asking.find((one) => one === pathname) ?? asking[0]
  return `${path}?${new URLSearchParams(entries).toString()}`
}

/** Parses a choice from a URL; invalid values count as absent. */
function choiceIn(params: URLSearchParams): VacationChoice {
  const param = (name: string) => params.get(name) ?? undefined
  const { kind = 'annual' } = chosen('kind', kinds, param('kind'))
  const { part } = chosen('part', dayParts, param('part'))
  const minutes = Number(param('minutes'))
  const isAllowed = Number.isInteger(minutes) && minutes >= leastMinutes && minutes <= mostMinutes
  return {
    ...{ range: rangeOf(param('from'), param('until')), kind, part, draft: param('draft') },
    ...(isAllowed ? { minutes } : {}),
  }
}

function rangeOf(start = '', end = ''): DateRange | null {
  return dayPattern.test(start) && dayPattern.test(end) && start <= end ? { start, end } : null
}

/** The choice of days is kept in the URL: it survives a reload, and a draft is a link. */
export function useVacationChoice() {
  const [params, changeAddress] = useAddress()
  const choice = choiceIn(params)
  const change = (words: Readonly<Record<string, string | undefined>>) =>
    changeAddress(withWords(words), { replace: true })
  return {
    choice,
    take: (range: DateRange | null) => change({ from: range?.start, until: range?.end }),
    change,
    clear: () =>
      change({ from: undefined, until: undefined, part: undefined, minutes: undefined, draft: undefined }),
  }
}
