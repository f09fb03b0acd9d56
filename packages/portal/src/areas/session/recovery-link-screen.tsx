import { Navigate, useParams } from 'react-router-dom'
import { useTicketOfAddress } from './recovery-ticket.ts'

const next = '/pages/validate-security-questions'

/** The URL of a mail's link (specification §2): stores the ticket and redirects to a URL without it. */
export function RecoveryLinkScreen() {
  const { token = '' } = useParams()
  useTicketOfAddress(token, next)
  return <Navigate to={next} replace />
}
