import type { OpeningLight, OpeningState } from '@portal/sdk/contract'
import { conflict, refuse } from '#contract/refuse.ts'

const minuteMs = 60_000
/** Who is told that a service is late when a server was down so long is told nothing new. */
const newsMinutes = 60

type Begun = { state: OpeningState; plannedAt: Date; toleranceMinutes: number }
const isWaiting = ({ state }: { state: OpeningState }) => state === 'scheduled' || state === 'checking'

/** Refuses what was opened or given up. */
export function checkWaiting(opening: { state: OpeningState }): void {
  if (!isWaiting(opening)) conflict('invalid', 'state')
}

/** Refuses to open on another day than the one it is of; `today` is that of the zone of its plan. */
export function checkDay({ date }: { date: string }, today: string): void {
  if (today !== date) conflict('invalid', 'date')
}

/** Refuses to close what is not open. */
export function checkClosing({ state }: { state: OpeningState }): void {
  if (state !== 'open' && state !== 'open_with_incidents') conflict('invalid', 'state')
}

/** Refuses the answer to something that is not on the checklist. */
export function checkLabels(checks: readonly string[], answers: readonly { label: string }[]): void {
  const strange = answers.find(({ label }) => !checks.includes(label))
  if (strange !== undefined) refuse('inclusion', 'checks', { value: strange.label })
}

/** How it opens: with incidents when it is late, a point is not green, or somebody says so; then a cause is asked for. */
export function openedAs(
  { toleranceMinutes, light }: { toleranceMinutes: number; light: OpeningLight },
  { cause, deviation }: { cause: string | null; deviation: number },
) {
  const deviates = deviation > toleranceMinutes || light !== 'green'
  if (deviates && cause === null) refuse('blank', 'cause')
  return deviates || cause !== null ? 'open_with_incidents' : 'open'
}

/** Whether its tolerance is over and nobody has opened it, not so long ago that it is no news. */
export function isOverdue(opening: Begun, now: Date): boolean {
  const late = (now.getTime() - opening.plannedAt.getTime()) / minuteMs
  return (
    isWaiting(opening) && late > opening.toleranceMinutes && late < opening.toleranceMinutes + newsMinutes
  )
}
