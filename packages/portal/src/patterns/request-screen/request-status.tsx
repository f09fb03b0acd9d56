import { useTranslation } from 'react-i18next'
import { Status, type Tone } from '@portal/ui-kit'

/** The state of a request. */
export type RequestState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'revoked' | 'expired'

const tones: Record<RequestState, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  revoked: 'neutral',
  expired: 'neutral',
}

/** The state of a request as a word and a colour, the same on both sides. */
export function RequestStatus({ state }: { state: RequestState }) {
  const { t } = useTranslation('general')
  return <Status tone={tones[state]}>{t(`requests.states.${state}`)}</Status>
}
