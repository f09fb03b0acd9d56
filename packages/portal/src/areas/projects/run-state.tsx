import { useTranslation } from 'react-i18next'
import type { Synchronization } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'

type State = Synchronization['state']

const tones: Readonly<Record<State, Tone>> = {
  queued: 'neutral',
  running: 'info',
  unchanged: 'success',
  changed: 'success',
  failed: 'danger',
  cancelled: 'warning',
}

/** The state of a synchronization. */
export function RunState({ state }: { state: State }) {
  const { t } = useTranslation('projects')
  return <Status tone={tones[state]}>{t(`synchronization.states.${state}`)}</Status>
}
