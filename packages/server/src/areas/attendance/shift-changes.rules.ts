import type { FieldErrors, RefusedRow } from '#contract/refuse.ts'
import { daysAfter } from '#db/day.ts'
import type { DatedShift, DayTimes, ShiftKind, Times } from '#db/schema/shifts.ts'
import { pairsOf, restBetween, wrongTimes } from './shift-times.rules.ts'

/** One change of a batch, as sent. */
export type Change = {
  do: 'put' | 'move' | 'copy' | 'clear'
  employeeId: string
  date: string
  kind?: ShiftKind
  segments?: readonly Times[]
  breaks?: readonly Times[]
  note?: string
  toEmployeeId?: string
  toDate?: string
}

type Place = { employeeId: string; date: string }
/** A known day of a person: the dated shift, and the plan without it. */
export type KnownDay = { dated: DatedShift | null; patterned: DayTimes | null; isFree: boolean }
/** The plannable people, and their days with a contract. */
export type Known = {
  people: ReadonlyMap<string, { active: boolean; displayName: string }>
  days: ReadonlyMap<string, KnownDay>
  /** The required rest before a day; undefined without a rule. */
  restMinutes: (employeeId: string, date: string) => number
  /** The locked months of people, `YYYY-MM`, keyed with `keyOf`. */
  locked: ReadonlySet<string>
}
export type Warning = { row: number; employeeId: string; date: string; code: 'short_rest'; minutes: number }
export type Outcome = {
  /** The changed days. */
  changed: { employeeId: string; date: string; before: DatedShift | null; shift: DatedShift | null }[]
  refused: RefusedRow[]
  warnings: Warning[]
}

export const keyOf = (employeeId: string, date: string): string => `${employeeId}:${date}`

/** The result of a batch, change by change; nothing is written if one is refused. */
export function changesOf(changes: readonly Change[], known: Known): Outcome {
  const batch = new Batch(known)
  for (const [at, change] of changes.entries()) batch.take(change, at + 1)
  return batch.outcome()
}

class Batch {
  readonly #known: Known
  /** The resulting days, and the change that caused each. */
  readonly #days = new Map<
    string,
    { employeeId: string; date: string; shift: DatedShift | null; row: number }
  >()
  readonly #refused = new Map<number, FieldErrors>()

  constructor(known: Known) {
    this.#known = known
  }

  take(change: Change, row: number): void {
    const wrong = this.#wrongPlace(change.employeeId, change.date)
    if (wrong !== undefined) this.#refuse(row, wrong)
    else if (change.do === 'put') this.#put(change, shiftOf(change, this.#kindOn(change)), row)
    else if (change.do === 'clear') this.#put(change, null, row)
    else this.#carry(change, row)
  }

  /** Moves the plan of one day to another. */
  #carry(change: Change, row: number): void {
    const { toEmployeeId = change.employeeId, toDate = change.date, note = '' } = change
    const there = this.#wrongPlace(toEmployeeId, toDate)
    const times = this.#timesOf(change.employeeId, change.date)
    if (there !== undefined) this.#refuse(row, asTarget(there))
    else if (times === null || times.segments.length === 0) this.#refuse(row, { date: [{ error: 'blank' }] })
    else this.#bring(change, { times, target: { employeeId: toEmployeeId, date: toDate }, note }, row)
  }

  #bring(
    change: Change,
    { times, target, note }: { times: DayTimes; target: Place; note: string },
    row: number,
  ): void {
    const isMove = change.do === 'move'
    if (isMove) this.#put(change, this.#leftOf(change), row)
    const kind = isMove ? 'moved' : this.#kindOn(target)
    this.#put(target, { kind, note, segments: times.segments, breaks: times.breaks ?? [] }, row)
  }

  /** The default name of work on a day. */
  #kindOn(place: Place): ShiftKind {
    return this.#isFree(place) ? 'extra' : 'replaced'
  }

  outcome(): Outcome {
    const warnings: Warning[] = []
    for (const day of this.#days.values()) this.#judge(day, warnings)
    const changed = [...this.#days.values()].flatMap(({ employeeId, date, shift, row }) => {
      const before = this.#known.days.get(keyOf(employeeId, date))?.dated ?? null
      if (isSame(before, shift)) return []
      const month = date.slice(0, 'YYYY-MM'.length)
      if (this.#known.locked.has(keyOf(employeeId, month)))
        this.#refuse(row, { date: [{ error: 'month_locked', value: month }] })
      return [{ employeeId, date, before, shift }]
    })
    const refused = [...this.#refused].toSorted(([one], [other]) => one - other)
    return { changed, warnings, refused: refused.map(([row, errors]) => ({ row, errors })) }
  }

  #put({ employeeId, date }: Place, shift: DatedShift | null, row: number): void {
    const wrong = shift === null ? {} : wrongTimes(shift)
    if (Object.keys(wrong).length > 0) this.#refuse(row, wrong)
    else this.#days.set(keyOf(employeeId, date), { employeeId, date, shift, row })
  }

  /** Checks a day against its neighbours, after all changes. */
  #judge(
    { employeeId, date, row }: { employeeId: string; date: string; row: number },
    warnings: Warning[],
  ): void {
    for (const [first, second] of [
      [daysAfter(date, -1), date],
      [date, daysAfter(date, 1)],
    ] as const) {
      const rest = restBetween(this.#plannedOn(employeeId, first), this.#plannedOn(employeeId, second))
      const other = first === date ? second : first
      if (rest < 0) this.#refuse(row, { segments: [{ error: 'taken', value: other }] })
      else if (
        rest < this.#known.restMinutes(employeeId, second) &&
        !warnings.some((one) => one.employeeId === employeeId && one.date === second)
      )
        warnings.push({ row, employeeId, date: second, code: 'short_rest', minutes: rest })
    }
  }

  #wrongPlace(employeeId: string, date: string): FieldErrors | undefined {
    const person = this.#known.people.get(employeeId)
    if (person === undefined) return { employeeId: [{ error: 'inclusion' }] }
    if (!person.active) return { employeeId: [{ error: 'invalid', value: person.displayName }] }
    return this.#known.days.has(keyOf(employeeId, date))
      ? undefined
      : { date: [{ error: 'invalid', value: date }] }
  }

  #refuse(row: number, errors: FieldErrors): void {
    if (!this.#refused.has(row)) this.#refused.set(row, errors)
  }

  /** The plan of a day after the changes so far. */
  #timesOf(employeeId: string, date: string): DayTimes | null {
    const key = keyOf(employeeId, date)
    const known = this.#known.days.get(key)
    const changed = this.#days.get(key)
    const dated = changed === undefined ? known?.dated : changed.shift
    return dated ?? known?.patterned ?? null
  }

  #plannedOn(employeeId: string, date: string): DayTimes {
    return this.#timesOf(employeeId, date) ?? { segments: [] }
  }

  /** Whether nobody would work on this day without a dated shift. */
  #isFree({ employeeId, date }: Place): boolean {
    return this.#known.days.get(keyOf(employeeId, date))?.isFree === true
  }

  /** What a move leaves behind: nothing on a day that is free anyway, a day off otherwise. */
  #leftOf(place: Place): DatedShift | null {
    return this.#isFree(place) ? null : { kind: 'off', note: '', segments: [], breaks: [] }
  }
}

function shiftOf(
  { segments = [], breaks = [], kind = 'off', note = '' }: Change,
  usual: ShiftKind,
): DatedShift {
  if (segments.length === 0) return { kind: 'off', note, segments: [], breaks: [] }
  return { kind: kind === 'off' ? usual : kind, note, segments, breaks }
}

const asTarget = ({ employeeId, date }: FieldErrors): FieldErrors => ({
  ...(employeeId === undefined ? {} : { toEmployeeId: employeeId }),
  ...(date === undefined ? {} : { toDate: date }),
})

const isSame = (one: DatedShift | null, other: DatedShift | null): boolean =>
  JSON.stringify(one && wordsOf(one)) === JSON.stringify(other && wordsOf(other))
const wordsOf = ({ kind, note, ...times }: DatedShift) => [kind, note, ...pairsOf(times)]
