import { Navigate, useParams } from 'react-router-dom'
import { useTicketOfAddress } from './recovery-ticket.ts'

const next = '/pages/validate-security-questions'

/** The link of a mail as the specification §2 writes it: it keeps the ticket and goes on without it in the address. */
export function RecoveryLinkScreen() {
  const { token = '' } = useParams()
  useTicketOfAddress(token, next)
  return <Navigate to={next} replace />
}
