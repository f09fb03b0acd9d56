import type { Ticket, TicketEntry, TicketLinkKind } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

export const stateTypes = [
  'new',
  'open',
  'pending',
  'final',
] as const satisfies readonly Ticket['stateType'][]
/** All open tickets. */
export const openStateTypes = ['new', 'open', 'pending'] as const satisfies readonly Ticket['stateType'][]
export const channels = [
  'phone',
  'email',
  'chat',
  'whatsapp',
  'web',
  'in_person',
  'internal',
] as const satisfies readonly Ticket['channel'][]
export const linkKinds = ['related', 'duplicate', 'blocks'] as const satisfies readonly TicketLinkKind[]
/** The common languages of requesters; a ticket keeps any other. */
export const askedLanguages = ['es', 'ca', 'eu', 'gl', 'en', 'de', 'fr', 'pt'] as const

/** The colours of the types of states; the label states them, too. */
export const stateTones: Record<Ticket['stateType'], Tone> = {
  new: 'info',
  open: 'success',
  pending: 'warning',
  final: 'neutral',
}

/** The colours of entries: from the requester, to the requester, internal, or automatic. */
export const entryTones: Record<'in' | TicketEntry['kind'], Tone> = {
  in: 'info',
  public: 'success',
  internal: 'warning',
  system: 'neutral',
}
