import type { Absenteeism } from '@portal/sdk'
import type { Phrases } from '#phrases/phrases.ts'

type Cause = keyof Phrases['absenteeism']['causes']

/** A row of the report: a cause, or a group of people or days. */
export interface AbsenteeismLine {
  readonly id: string
  readonly cause: Cause | null
  /** Its name unless it is a cause; null for people without a group. */
  readonly name: string | null
  readonly people: number | null
  readonly days: number | null
  readonly minutes: number | null
  readonly percent: number | null
}

/** The rows of a report: its groups if grouped by cause, otherwise its rows. */
export const linesOf = ({ groups, rows, a1 }: Absenteeism, isByCause: boolean): AbsenteeismLine[] =>
  isByCause
    ? groups.map(({ cause, people, days, minutes }) => ({
        ...{ id: cause, cause, name: null, people, days, minutes },
        percent: shareOf(minutes, a1.agreedMinutes),
      }))
    : rows.map(({ id, name, from, people, days, minutes, a1: rate }) => ({
        ...{ id: id ?? from ?? 'none', cause: null, name: from ?? name },
        ...{ people, days, minutes, percent: rate.percent },
      }))

/** A share of the agreed hours in percent, with two decimals. */
const shareOf = (minutes: number, agreed: number): number | null =>
  agreed === 0 ? null : Math.round((minutes / agreed) * 10_000) / 100
