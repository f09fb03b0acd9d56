import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { Moment } from '#patterns/moment.tsx'
import { useMinute } from '#patterns/use-minute.ts'
import { lightTones, termOf, termTones } from './ticket-term.ts'

/**
 * The nearest deadline of a ticket as a label with a colour and its time; a paused one keeps its colour
 * (TIC-5). Renders nothing without a deadline.
 */
export function TermStatus({ ticket }: { ticket: Pick<Ticket, 'dueAt' | 'light' | 'stateType'> }) {
  const { t } = useTranslation('caseFiles')
  const now = useMinute()
  const term = termOf(ticket, now)
  const { light, dueAt } = ticket
  if (term !== undefined && dueAt !== null)
    return (
      <Status tone={termTones[term]}>
        {t(`list.terms.${term}`)} · <Moment at={dueAt} />
      </Status>
    )
  return light === null ? null : <Status tone={lightTones[light]}>{t(`list.paused.${light}`)}</Status>
}
