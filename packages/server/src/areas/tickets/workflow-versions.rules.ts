import { conflict, type FieldErrors, refuseAll } from '#contract/refuse.ts'
import type { StateMove, WorkflowDocument, WorkflowVersionsTable } from '#db/schema/workflows.ts'
import { isFinal } from './workflow-document.rules.ts'

type Version = Pick<WorkflowVersionsTable, 'number' | 'live'> & {
  document: WorkflowDocument
  map: readonly StateMove[]
}
type Publication = { live: 'finish' | 'migrate'; map?: readonly StateMove[] | undefined }

/** The position of a record: its version and state. */
export type Place = { number: number; state: string }

/**
 * When records migrate, each removed state needs a successor among the new ones; final states need none, because
 * closed records stay. If records finish in their old version, there is no map.
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

/** An unchanged version is refused. */
export function checkChanged(before: WorkflowDocument | undefined, after: WorkflowDocument): void {
  if (before !== undefined && written(before) === written(after)) conflict('invalid', 'document')
}

/** The current position of a record in an old version: it follows the maps of later versions as far as they go. */
export function placeNow(versions: readonly Version[], left: Place): Place {
  const place = { ...left }
  const later = versions.toSorted((one, other) => one.number - other.number)
  for (const { number, live, document, map } of later.filter((one) => one.number > left.number)) {
    const states = later.find((one) => one.number === place.number)?.document.states
    const isEnded = states?.some((state) => state.code === place.state && isFinal(state)) ?? true
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

/** The database does not keep the order of properties: normalise it for comparison. */
const written = ({ states, transitions }: WorkflowDocument): string =>
  JSON.stringify([
    states.map(({ code, name, category, finalStateId = null }) => [code, name, category, finalStateId]),
    transitions.map(({ code, name, from, to, permission = null, screen = [], required = [] }) => [
      ...[code, name, from, to, permission],
      ...[screen, required],
    ]),
  ])
