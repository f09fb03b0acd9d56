import type { VacationRequest } from '@portal/sdk'
import { EndEarlyForm } from './end-early-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import type { AskedAct } from './use-vacation-acts.ts'

interface AskedActFormProps {
  act: AskedAct
  request: VacationRequest
  onClose: () => void
}

/** The form of an action that needs input. */
export const AskedActForm = ({ act, ...form }: AskedActFormProps) =>
  act === 'endEarly' || act === 'endEarlyByCompany' ? (
    <EndEarlyForm act={act} {...form} />
  ) : (
    <ReasonForm act={act} {...form} />
  )
