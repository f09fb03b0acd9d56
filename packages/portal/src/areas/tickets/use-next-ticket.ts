import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isPortalError } from '@portal/sdk'
import { ticketDesk } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { toast, useShortcut } from '@portal/ui-kit'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { deskKeys } from './ticket-keys.ts'
import { ticketAddress } from './ticket-address.ts'

/**
 * Takes the next ticket and opens it; at the limit of held tickets, it asks to resume or release one first
 * (TIC-2, TIC-3).
 */
export function useNextTicket(isWanted = true) {
  const { t, i18n } = useTranslation('caseFiles')
  const navigate = useNavigate()
  // The SDK types `next` as a read, but it assigns the ticket: it must invalidate caches.
  const next = useAction(useFamily(ticketDesk).next, { families: ['tickets', 'ticketDesk'] })
  const ask = async () => {
    try {
      const { ticket, reason } = await next()
      if (ticket === null) {
        toast({ tone: 'info', title: t('desk.nothing'), description: t(`desk.reasons.${reason ?? 'empty'}`) })
        return
      }
      toast({ tone: 'success', title: t('desk.given', { number: ticket.number }) })
      void navigate(ticketAddress(ticket.id))
    } catch (error) {
      if (isPortalError(error, 'conflict'))
        toast({ tone: 'warning', title: t('desk.holds'), description: t('desk.holdsText') })
      else showRefusal(error, i18n.language)
    }
  }
  useShortcut(isWanted ? deskKeys.next : null, () => void ask())
  return { ask: () => void ask(), isPending: next.isPending }
}
