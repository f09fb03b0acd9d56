import type { Ticket, TicketEntry, TicketLinkKind } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

export const stateTypes = [
  'new',
  'open',
  'pending',
  'final',
] as const satisfies readonly Ticket['stateType'][]
/** All that is not over. */
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
/** The languages in which people ask most; a ticket keeps any other, too. */
export const askedLanguages = ['es', 'ca', 'eu', 'gl', 'en', 'de', 'fr', 'pt'] as const

/** The colours of the types of states; the name of the state says it. */
export const stateTones: Record<Ticket['stateType'], Tone> = {
  new: 'info',
  open: 'success',
  pending: 'warning',
  final: 'neutral',
}

/** The colours of what was said: from the requester, to them, among those who work on it, by the portal. */
export const entryTones: Record<'in' | TicketEntry['kind'], Tone> = {
  in: 'info',
  public: 'success',
  internal: 'warning',
  system: 'neutral',
}
