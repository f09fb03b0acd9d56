import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { termOf, termTones } from './ticket-term.ts'

/** The nearest term of a ticket in a word and a colour, with the moment at which it ends; nothing where none runs. */
export function TermStatus({ ticket }: { ticket: Pick<Ticket, 'dueAt' | 'stateType'> }) {
  const { t } = useTranslation('caseFiles')
  const format = useFormat()
  const now = useMinute()
  const term = termOf(ticket, now)
  if (term === undefined || ticket.dueAt === null) return null
  return (
    <span title={format.dateTime(ticket.dueAt)}>
      <Status tone={termTones[term]}>
        {t(`list.terms.${term}`)} · {format.moment(ticket.dueAt, now)}
      </Status>
    </span>
  )
}
