import { forbidden, notFound, refuse } from '#contract/refuse.ts'
import type { TicketMacrosTable } from '#db/schema/ticket-macros.ts'
import type { Selectable } from 'kysely'
import { checkVariables } from './macro-words.rules.ts'
import { managing } from './tickets.rules.ts'

type User = { id: string; permissions: ReadonlySet<string> }
type Macro = Selectable<TicketMacrosTable>

/** The owner id of shared macros. */
export const ofAll = 'all'

/** The parameter of each step of a macro. */
const needed = [
  ['scope', 'skill', 'skillId'],
  ['move', 'postpone', 'pendingDays'],
  ['move', 'close', 'finalStateId'],
  ['assign', 'person', 'assigneeId'],
] as const

/** A macro needs steps with their parameters, and known placeholders. */
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

/** The owner of a macro with this scope; shared ones require the permission to manage tickets. */
export function ownerBy(user: User, scope: Macro['scope']): string {
  if (scope === 'personal') return user.id
  if (!user.permissions.has(managing)) forbidden([managing])
  return ofAll
}

/** Other people's personal macros do not exist; shared ones are changed by ticket managers. */
export function checkOwn(user: User, { owner }: Pick<Macro, 'owner'>): void {
  if (owner === user.id) return
  if (owner !== ofAll) notFound()
  if (!user.permissions.has(managing)) forbidden([managing])
}
