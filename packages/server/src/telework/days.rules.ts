export type TeleworkContradiction = 'no_agreement' | 'not_planned' | 'on_site'

/** A day with effective work: whether an agreement is in force and has it as remote, and what the clock says. */
export type TeleworkDay = {
  isCovered: boolean
  isPlanned: boolean
  workedSeconds: number
  remoteSeconds: number
}

/** From this share on remote work is regular, and has to be agreed on in writing (Ley 10/2021 art. 1). */
export const regularPercent = 30
/** The months over which it is counted. */
export const regularMonths = 3

/** Where the clock says something else than the agreement; `contradiction` of the database says the same. */
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

/** What days add up to. */
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

/** A part of the work in percent, with one decimal that is cut off: nobody is shown at 30 % who is not. */
export const shareOf = (seconds: number, worked: number): number | null =>
  worked === 0 ? null : Math.floor((seconds * 1000) / worked) / 10

/** Whether the law wants an agreement of who has none for so much remote work. */
export const isLacking = ({
  uncoveredSeconds,
  workedSeconds,
}: Pick<TeleworkFigures, 'uncoveredSeconds' | 'workedSeconds'>): boolean =>
  workedSeconds > 0 && uncoveredSeconds * 100 >= workedSeconds * regularPercent
