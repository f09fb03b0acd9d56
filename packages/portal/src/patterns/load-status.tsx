import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'

const tones: Record<Load['state'], Tone> = {
  created: 'neutral',
  queued: 'info',
  processing: 'info',
  pausing: 'warning',
  paused: 'warning',
  completed: 'success',
  completed_with_errors: 'warning',
  failed: 'danger',
}

/** The state of a load in a word and a colour, the same on every screen. */
export function LoadStatus({ state }: { state: Load['state'] }) {
  const { t } = useTranslation('general')
  return <Status tone={tones[state]}>{t(`loadStates.${state}`)}</Status>
}
