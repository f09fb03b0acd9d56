import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { Moment } from '#patterns/moment.tsx'
import { useMinute } from '#patterns/use-minute.ts'
import { lightTones, termOf, termTones } from './ticket-term.ts'

/**
 * The nearest term of a ticket in a word and a colour, with the moment at which it ends; one that stands still keeps its
 * colour (TIC-5). Nothing where it has none.
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
