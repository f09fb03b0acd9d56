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

/** Whether this person sees the tickets of everybody. */
export const seesAll = (user: User): boolean => hasAny(user, ['REPORTES_TODOS', managing])

/** What this person may do with a ticket as it stands (handbook TIC-16). */
export function rightsOf(user: User, { stateType, outcome }: Known) {
  const isOpen = stateType !== 'final'
  return {
    edit: isOpen && hasAny(user, editing),
    assign: isOpen && hasAny(user, assigning),
    cancel: isOpen && hasAny(user, ['TICKETS_CANCELAR']),
    reopen: !isOpen && outcome !== 'merged' && hasAny(user, editing),
  }
}

/** Refuses an act on many for which this person lacks the permission. */
export function checkBulk(user: User, act: string): void {
  const names = act === 'assign' ? assigning : editing
  if (!hasAny(user, names)) forbidden([...names])
}

/** What has ended stands still. */
export function checkOpen({ stateType }: { stateType: TicketStateType }): void {
  if (stateType === 'final') conflict('invalid', 'state')
}

/** Only what has ended is opened again, and what was merged goes on elsewhere. */
export function checkEnded({ stateType, outcome }: Known): void {
  if (stateType !== 'final' || outcome === 'merged') conflict('invalid', 'state')
}

const types: Record<WorkflowState['category'], TicketStateType> = {
  ...{ initial: 'new', open: 'open', pending: 'pending', final: 'final' },
}

/** What a state of a workflow means to a ticket (handbook TIC-1). */
export const stateTypeOf = ({ category }: WorkflowState): TicketStateType => types[category]

/** Where a ticket begins in a workflow. */
export const startOf = ({ states }: WorkflowDocument): WorkflowState =>
  states.find(({ category }) => category === 'initial') ?? refuse('inclusion', 'workflowId')

/** Where a ticket goes on that is opened again: in the first open state, or else at the beginning. */
export const againIn = (document: WorkflowDocument): WorkflowState =>
  document.states.find(({ category }) => category === 'open') ?? startOf(document)

/** Where a ticket goes on whose waiting is over: by the first transition to an open state, or else in the first one. */
export function wakingIn(document: WorkflowDocument, state: string): WorkflowState {
  const ways = document.transitions.filter(({ from }) => from === state)
  const next = ways.map(({ to }) => stateIn(document, to))
  return next.find(({ category }) => category === 'open') ?? againIn(document)
}

type Needs = { needsComment: boolean; needsDate: boolean } | undefined

/** Whether a state asks until when, or on which day (handbook TIC-6). */
export const needsDate = (next: WorkflowState, needs: Needs): boolean =>
  next.category === 'pending' || (needs?.needsDate ?? false)

/** Until when a state waits: asked for where it is needed, and to come. */
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

/** An end that asks for a comment is not reached without one (handbook TIC-11). */
export function checkComment(needs: Needs, text: string): void {
  if (needs?.needsComment === true && text.trim() === '') refuse('blank', 'text')
}

/** The transition from a state to this end. */
export function wayToEnd(document: WorkflowDocument, state: string, finalStateId: string): string {
  const ways = document.transitions.filter(({ from }) => from === state)
  const way = ways.find(({ to }) => stateIn(document, to).finalStateId === finalStateId)
  return way?.code ?? refuse('inclusion', 'finalStateId', { value: finalStateId })
}

/** The first transition from a state to one that waits. */
export function wayToWait(document: WorkflowDocument, state: string): string {
  const ways = document.transitions.filter(({ from }) => from === state)
  return (
    ways.find(({ to }) => stateIn(document, to).category === 'pending')?.code ?? conflict('invalid', 'state')
  )
}

/** What a ticket becomes in its next state. */
export function placedIn(next: WorkflowState, { now, until }: { now: Date; until: Date | null }) {
  const ended = isFinal(next)
  return {
    ...{ workflowState: next.code, stateType: stateTypeOf(next), pendingUntil: until },
    finalStateId: next.finalStateId ?? null,
    ...(ended ? { outcome: 'closed' as const, closedAt: now, heldAt: null } : {}),
  }
}

/** A ticket is neither its own parent nor that of one above it (handbook TIC-7). */
export function checkParent(id: string, parentId: string, aboveParent: readonly string[]): void {
  if (id === parentId || aboveParent.includes(id)) refuse('invalid', 'parentId', { value: parentId })
}

/** The identifying key of a ticket, from an id of its own: twelve signs that nobody guesses (Ley 10/2025, art. 12). */
export const keyOf = (id: string): string => (id.slice(-12).toUpperCase().match(/.{4}/gu) ?? []).join('-')

/** What is written of a field that has changed. */
export type Change = { field: string; old: string | null; new: string | null }
export type Snapshot = Readonly<Record<string, string | null>>

/** Field by field what differs; one that is missing says nothing (handbook TIC-8). */
export const changesOf = (before: Snapshot, after: Snapshot): Change[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null]
    return old === now ? [] : [{ field, old, new: now }]
  })
