import type { OpeningLight, OpeningState } from '@portal/sdk/contract'
import { conflict, refuse } from '#contract/refuse.ts'

const minuteMs = 60_000
/** After a server was down this long, a late notification is useless. */
const newsMinutes = 60

type Begun = { state: OpeningState; plannedAt: Date; toleranceMinutes: number }
const isWaiting = ({ state }: { state: OpeningState }) => state === 'scheduled' || state === 'checking'

/** Refuses an opening that was opened or cancelled. */
export function checkWaiting(opening: { state: OpeningState }): void {
  if (!isWaiting(opening)) conflict('invalid', 'state')
}

/** Refuses to open on another day; `today` is in the plan's zone. */
export function checkDay({ date }: { date: string }, today: string): void {
  if (today !== date) conflict('invalid', 'date')
}

/** Refuses to close an opening that is not open. */
export function checkClosing({ state }: { state: OpeningState }): void {
  if (state !== 'open' && state !== 'open_with_incidents') conflict('invalid', 'state')
}

/** Refuses an answer to an item that is not in the checklist. */
export function checkLabels(checks: readonly string[], answers: readonly { label: string }[]): void {
  const strange = answers.find(({ label }) => !checks.includes(label))
  if (strange !== undefined) refuse('inclusion', 'checks', { value: strange.label })
}

/**
 * The resulting state: with incidents when it is late, an item is not green, or somebody says so; then a cause is
 * required.
 */
export function openedAs(
  { toleranceMinutes, light }: { toleranceMinutes: number; light: OpeningLight },
  { cause, deviation }: { cause: string | null; deviation: number },
) {
  const deviates = deviation > toleranceMinutes || light !== 'green'
  if (deviates && cause === null) refuse('blank', 'cause')
  return deviates || cause !== null ? 'open_with_incidents' : 'open'
}

/** Whether its tolerance has recently passed without an opening. */
export function isOverdue(opening: Begun, now: Date): boolean {
  const late = (now.getTime() - opening.plannedAt.getTime()) / minuteMs
  return (
    isWaiting(opening) && late > opening.toleranceMinutes && late < opening.toleranceMinutes + newsMinutes
  )
}
