import { useParams } from 'react-router-dom'
import { TicketPage } from './ticket-page.tsx'

/** One ticket or case file, by its URL (decision 127). */
export function CaseFileScreen() {
  const { id = '' } = useParams()
  return <TicketPage key={id} id={id} />
}
