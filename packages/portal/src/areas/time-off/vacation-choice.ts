import { useSearchParams } from 'react-router-dom'
import type { VacationPreviewInput } from '@portal/sdk'
import type { DateRange } from '@portal/ui-kit'
import { chosen } from '#patterns/chosen.ts'

const kinds = ['annual', 'loose'] as const
export const dayParts = ['day', 'morning', 'afternoon'] as const

/** The days that are about to be asked for. */
export interface VacationChoice {
  readonly range: DateRange | null
  readonly kind: (typeof kinds)[number]
  readonly part: (typeof dayParts)[number]
  /** The draft that they are of. */
  readonly draft: string | undefined
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 24 * 60 * 60_000
/** The most dates of one request. */
const mostDays = 120

/** Each day of a range. */
export function datesOf({ start, end }: DateRange): string[] {
  const count = Math.round((Date.parse(end) - Date.parse(start)) / dayMs) + 1
  const first = Date.parse(`${start}T00:00:00Z`)
  return Array.from({ length: Math.min(Math.max(count, 0), mostDays) }, (_, at) =>
    new Date(first + at * dayMs).toISOString().slice(0, 10),
  )
}

/** What a choice asks for. */
export function askedOf({ range, kind, part, draft }: VacationChoice): VacationPreviewInput | undefined {
  const days = range === null ? [] : datesOf(range).map((date) => ({ date, part }))
  return days.length === 0 ? undefined : { kind, days, ...(draft === undefined ? {} : { requestId: draft }) }
}

/** The address at which a choice is open. */
export const choiceHref = ({ range, kind, draft }: Omit<VacationChoice, 'part'>): string => {
  const words = { from: range?.start, until: range?.end, kind, draft }
  const said = Object.entries(words).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `/vacaciones?${new URLSearchParams(said).toString()}`
}

/** What an address says of a choice; what makes no sense there counts as absent. */
function choiceIn(params: URLSearchParams): VacationChoice {
  const said = (name: string) => params.get(name) ?? undefined
  const { kind = 'annual' } = chosen('kind', kinds, said('kind'))
  const { part = 'day' } = chosen('part', dayParts, said('part'))
  return { range: rangeOf(said('from'), said('until')), kind, part, draft: said('draft') }
}

function rangeOf(start = '', end = ''): DateRange | null {
  return dayPattern.test(start) && dayPattern.test(end) && start <= end ? { start, end } : null
}

/** The choice of days stands in the address: it outlasts a reload, and a draft is a link. */
export function useVacationChoice() {
  const [params, setParams] = useSearchParams()
  const choice = choiceIn(params)
  const change = (words: Readonly<Record<string, string | undefined>>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(words))
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return {
    choice,
    take: (range: DateRange | null) => change({ from: range?.start, until: range?.end }),
    change,
    clear: () => change({ from: undefined, until: undefined, part: undefined, draft: undefined }),
  }
}
