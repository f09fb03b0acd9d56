import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import type { TicketMacrosTable } from '#db/schema/ticket-macros.ts'
import type { Selectable } from 'kysely'
import { checkVariables } from './macro-words.rules.ts'
import { managing } from './tickets.rules.ts'

type User = { id: string; permissions: ReadonlySet<string> }
type Macro = Selectable<TicketMacrosTable>

/** Whose the macros are that are not of one person. */
export const ofAll = 'all'

/** Which field says with what, by what a macro does. */
const needed = [
  ['scope', 'skill', 'skillId'],
  ['move', 'postpone', 'pendingDays'],
  ['move', 'close', 'finalStateId'],
  ['assign', 'person', 'assigneeId'],
] as const

/** A macro does something, says with what, and knows its variables. */
export function checkMacro(macro: Macro): void {
  checkVariables(macro.reply, 'reply')
  for (const [act, value, field] of needed)
    if (macro[act] === value && macro[field] === null) refuse('blank', field)
  if (doesNothing(macro)) refuse('blank', 'reply')
}

const doesNothing = ({ reply, tagIds, values, priorityId, toSkillId, assign, move }: Macro): boolean =>
  [reply.trim(), priorityId ?? '', toSkillId ?? ''].every((one) => one === '') &&
  tagIds.length + Object.keys(values).length === 0 &&
  assign === 'keep' &&
  move === 'none'

/** Whose a macro of this scope is that somebody writes; what is for others takes the right to manage tickets. */
export function keptForBy(user: User, scope: Macro['scope']): string {
  if (scope === 'personal') return user.id
  if (!user.permissions.has(managing)) forbidden([managing])
  return ofAll
}

/** Somebody else's is not there; one for others is changed by whoever manages tickets. */
export function checkOwn(user: User, { keptFor }: Pick<Macro, 'keptFor'>): void {
  if (keptFor === user.id) return
  if (keptFor !== ofAll) notFound()
  if (!user.permissions.has(managing)) forbidden([managing])
}
