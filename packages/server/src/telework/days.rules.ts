export type TeleworkContradiction = 'no_agreement' | 'not_planned' | 'on_site'

/** A day with effective work: whether an agreement is in force and makes it remote, and what the clock says. */
export type TeleworkDay = {
  isCovered: boolean
  isPlanned: boolean
  workedSeconds: number
  remoteSeconds: number
}

/** From this share on remote work is regular, and requires a written agreement (Ley 10/2021 art. 1). */
export const regularPercent = 30
/** The reference period in months. */
export const regularMonths = 3

/** Where the clock contradicts the agreement; `contradiction` in the database does the same. */
export function contradictionOf({
  isCovered,
  isPlanned,
  remoteSeconds,
}: TeleworkDay): TeleworkContradiction | null {
  if (remoteSeconds > 0) {
    if (!isCovered) return 'no_agreement'
    return isPlanned ? null : 'not_planned'
  }
  return isCovered && isPlanned ? 'on_site' : null
}

export type TeleworkFigures = {
  workedDays: number
  plannedDays: number
  remoteDays: number
  contradictions: number
  workedSeconds: number
  remoteSeconds: number
  uncoveredSeconds: number
}

/** The sums of the days. */
export function figuresOf(days: readonly TeleworkDay[]): TeleworkFigures {
  const count = (is: (day: TeleworkDay) => boolean) => days.filter(is).length
  const sum = (of: (day: TeleworkDay) => number) => days.reduce((all, day) => all + of(day), 0)
  return {
    workedDays: days.length,
    plannedDays: count(({ isCovered, isPlanned }) => isCovered && isPlanned),
    remoteDays: count(({ remoteSeconds }) => remoteSeconds > 0),
    contradictions: count((day) => contradictionOf(day) !== null),
    workedSeconds: sum(({ workedSeconds }) => workedSeconds),
    remoteSeconds: sum(({ remoteSeconds }) => remoteSeconds),
    uncoveredSeconds: sum(({ isCovered, remoteSeconds }) => (isCovered ? 0 : remoteSeconds)),
  }
}

/** A share of the work in percent, rounded down to one decimal: nobody below 30 % is shown at 30 %. */
export const shareOf = (seconds: number, worked: number): number | null =>
  worked === 0 ? null : Math.floor((seconds * 1000) / worked) / 10

/** Whether the law requires an agreement for this share of remote work. */
export const isLacking = ({
  uncoveredSeconds,
  workedSeconds,
}: Pick<TeleworkFigures, 'uncoveredSeconds' | 'workedSeconds'>): boolean =>
  workedSeconds > 0 && uncoveredSeconds * 100 >= workedSeconds * regularPercent
