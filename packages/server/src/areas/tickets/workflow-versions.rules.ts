import { conflict, type FieldErrors, refuseAll } from '#contract/refuse.ts'
import type { StateMove, WorkflowDocument, WorkflowVersionsTable } from '#db/schema/workflows.ts'
import { isFinal } from './workflow-document.rules.ts'

type Version = Pick<WorkflowVersionsTable, 'number' | 'live'> & {
  document: WorkflowDocument
  map: readonly StateMove[]
}
type Publication = { live: 'finish' | 'migrate'; map?: readonly StateMove[] | undefined }

/** The position of a record: its version, and its state there. */
export type Place = { number: number; state: string }

/**
 * When records move, each removed state has one successor among the new ones; ends have none, because who has
 * ended stays where they are. When they finish where they are, there is no map.
 */
export function checkMap(
  before: WorkflowDocument | undefined,
  after: WorkflowDocument,
  publication: Publication,
): void {
  const { live, map = [] } = publication
  const lostCodes = before === undefined || live === 'finish' ? [] : lostStates(before, after)
  const heirs = new Set(after.states.map(({ code }) => code))
  const froms = map.map(({ from }) => from)
  const errors: FieldErrors = {}
  map.forEach(({ from, to }, at) => {
    if (!lostCodes.includes(from)) errors[`map[${at}].from`] = [{ error: 'invalid', value: from }]
    if (froms.indexOf(from) !== at) errors[`map[${at}].from`] = [{ error: 'taken', value: from }]
    if (!heirs.has(to)) errors[`map[${at}].to`] = [{ error: 'inclusion' }]
  })
  const missing = lostCodes.filter((code) => !froms.includes(code))
  if (missing.length > 0) errors.map = missing.map((value) => ({ error: 'blank', value }))
  refuseAll(errors)
}

/** A version that says the same as the one before would only lengthen the list. */
export function checkChanged(before: WorkflowDocument | undefined, after: WorkflowDocument): void {
  if (before !== undefined && written(before) === written(after)) conflict('invalid', 'document')
}

/** Where a record stands now that was left in a version: it moves on as far as the versions after it take it along. */
export function placeNow(versions: readonly Version[], left: Place): Place {
  const place = { ...left }
  const later = versions.toSorted((one, other) => one.number - other.number)
  for (const { number, live, document, map } of later.filter((one) => one.number > left.number)) {
    const stands = later.find((one) => one.number === place.number)?.document.states
    const isEnded = stands?.some((state) => state.code === place.state && isFinal(state)) ?? true
    if (live === 'finish' || isEnded) return place
    const isKept = document.states.some(({ code }) => code === place.state)
    const heir = isKept ? place.state : map.find(({ from }) => from === place.state)?.to
    if (heir === undefined) return place
    Object.assign(place, { number, state: heir })
  }
  return place
}

function lostStates(before: WorkflowDocument, after: WorkflowDocument): string[] {
  const kept = new Set(after.states.map(({ code }) => code))
  return before.states.filter((state) => !isFinal(state) && !kept.has(state.code)).map(({ code }) => code)
}

/** The database keeps no order of properties: what is compared has one of its own. */
const written = ({ states, transitions }: WorkflowDocument): string =>
  JSON.stringify([
    states.map(({ code, name, category, finalStateId = null }) => [code, name, category, finalStateId]),
    transitions.map(({ code, name, from, to, permission = null, screen = [], required = [] }) => [
      ...[code, name, from, to, permission],
      ...[screen, required],
    ]),
  ])
