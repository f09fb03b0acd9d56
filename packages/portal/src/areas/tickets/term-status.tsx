import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { Moment } from '#patterns/moment.tsx'
import { useMinute } from '#patterns/use-minute.ts'
import { termOf, termTones } from './ticket-term.ts'

/** The nearest term of a ticket in a word and a colour, with the moment at which it ends; nothing where none runs. */
export function TermStatus({ ticket }: { ticket: Pick<Ticket, 'dueAt' | 'stateType'> }) {
  const { t } = useTranslation('caseFiles')
  const now = useMinute()
  const term = termOf(ticket, now)
  if (term === undefined || ticket.dueAt === null) return null
  return (
    <Status tone={termTones[term]}>
      {t(`list.terms.${term}`)} · <Moment at={ticket.dueAt} />
    </Status>
  )
}
