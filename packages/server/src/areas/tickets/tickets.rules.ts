import { conflict, forbidden, refuse } from '#contract/refuse.ts'
import type { TicketOutcome, TicketStateType } from '#db/schema/tickets.ts'
import type { WorkflowDocument, WorkflowState } from '#db/schema/workflows.ts'
import { isFinal } from './workflow-document.rules.ts'
import { stateIn } from './workflow-ways.rules.ts'

type User = { id: string; permissions: ReadonlySet<string> }
type Known = { stateType: TicketStateType; outcome: TicketOutcome | null }

export const managing = 'TICKETS_GESTIONAR'
const editing = ['TICKETS_EDITAR', managing] as const
const assigning = ['TICKETS_ASIGNAR_MASIVO', managing] as const

const hasAny = ({ permissions }: User, names: readonly string[]): boolean =>
  names.some((name) => permissions.has(name))

/** Whether this person sees everybody's tickets. */
export const seesAll = (user: User): boolean => hasAny(user, ['REPORTES_TODOS', managing])

/** The allowed operations on a ticket in its state (handbook TIC-16). */
export function rightsOf(user: User, { stateType, outcome }: Known) {
  const isOpen = stateType !== 'final'
  return {
    edit: isOpen && hasAny(user, editing),
    assign: isOpen && hasAny(user, assigning),
    cancel: isOpen && hasAny(user, ['TICKETS_CANCELAR']),
    reopen: !isOpen && outcome !== 'merged' && hasAny(user, editing),
  }
}

/** Refuses a bulk operation without its permission. */
export function checkBulk(user: User, act: string): void {
  const names = act === 'assign' ? assigning : editing
  if (!hasAny(user, names)) forbidden([...names])
}

/** Closed tickets do not change. */
export function checkOpen({ stateType }: { stateType: TicketStateType }): void {
  if (stateType === 'final') conflict('invalid', 'state')
}

/** Only closed tickets can be reopened, and merged ones not at all. */
export function checkEnded({ stateType, outcome }: Known): void {
  if (stateType !== 'final' || outcome === 'merged') conflict('invalid', 'state')
}

const types: Record<WorkflowState['category'], TicketStateType> = {
  ...{ initial: 'new', open: 'open', pending: 'pending', final: 'final' },
}

/** The meaning of a workflow state for tickets (handbook TIC-1). */
export const stateTypeOf = ({ category }: WorkflowState): TicketStateType => types[category]

/** The initial state of a workflow. */
export const startOf = ({ states }: WorkflowDocument): WorkflowState =>
  states.find(({ category }) => category === 'initial') ?? refuse('inclusion', 'workflowId')

/** The state of a reopened ticket: the first open one, or else the initial one. */
export const againIn = (document: WorkflowDocument): WorkflowState =>
  document.states.find(({ category }) => category === 'open') ?? startOf(document)

/** The state after waiting: by the first transition to an open state, or else the first one. */
export function wakingIn(document: WorkflowDocument, state: string): WorkflowState {
  const ways = document.transitions.filter(({ from }) => from === state)
  const next = ways.map(({ to }) => stateIn(document, to))
  return next.find(({ category }) => category === 'open') ?? againIn(document)
}

type Needs = { needsComment: boolean; needsDate: boolean } | undefined

/** Whether a state requires a date (handbook TIC-6). */
export const needsDate = (next: WorkflowState, needs: Needs): boolean =>
  next.category === 'pending' || (needs?.needsDate ?? false)

/** The end of waiting: required and in the future where needed. */
export function pendingUntilOf(
  next: WorkflowState,
  needs: Needs,
  { pendingUntil, now }: { pendingUntil: string | undefined; now: Date },
): Date | null {
  if (!needsDate(next, needs)) return null
  if (pendingUntil === undefined) return refuse('blank', 'pendingUntil')
  const until = new Date(pendingUntil)
  return until > now ? until : refuse('greater_than', 'pendingUntil')
}

/** A final state may require a comment (handbook TIC-11). */
export function checkComment(needs: Needs, text: string): void {
  if (needs?.needsComment === true && text.trim() === '') refuse('blank', 'text')
}

/** The transition from a state to this final state. */
export function wayToEnd(document: WorkflowDocument, state: string, finalStateId: string): string {
  const ways = document.transitions.filter(({ from }) => from === state)
  const way = ways.find(({ to }) => stateIn(document, to).finalStateId === finalStateId)
  return way?.code ?? refuse('inclusion', 'finalStateId', { value: finalStateId })
}

/** The first transition from a state to a waiting one. */
export function wayToWait(document: WorkflowDocument, state: string): string {
  const ways = document.transitions.filter(({ from }) => from === state)
  return (
    ways.find(({ to }) => stateIn(document, to).category === 'pending')?.code ?? conflict('invalid', 'state')
  )
}

/** The changes of a ticket in its next state. */
export function placedIn(next: WorkflowState, { now, until }: { now: Date; until: Date | null }) {
  const ended = isFinal(next)
  return {
    ...{ workflowState: next.code, stateType: stateTypeOf(next), pendingUntil: until },
    finalStateId: next.finalStateId ?? null,
    ...(ended ? { outcome: 'closed' as const, closedAt: now, heldAt: null } : {}),
  }
}

/** A ticket must not be its own ancestor (handbook TIC-7). */
export function checkParent(id: string, parentId: string, aboveParent: readonly string[]): void {
  if (id === parentId || aboveParent.includes(id)) refuse('invalid', 'parentId', { value: parentId })
}

/** The identifying key of a ticket: twelve random, unguessable characters (Ley 10/2025, art. 12). */
export const keyOf = (id: string): string => (id.slice(-12).toUpperCase().match(/.{4}/gu) ?? []).join('-')

/** The recorded value of a changed field. */
export type Change = { field: string; old: string | null; new: string | null }
export type Snapshot = Readonly<Record<string, string | null>>

/** The differences field by field; missing fields are ignored (handbook TIC-8). */
export const changesOf = (before: Snapshot, after: Snapshot): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null]
    return old === now ? [] : [{ field, old, new: now }]
  })
