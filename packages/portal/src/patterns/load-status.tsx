import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { isTelling, toneOfLoad } from './load-outcome.ts'

/** The state of a load in a word and a colour, the same on every screen; at its end what it came to. */
export function LoadStatus({ load }: { load: Pick<Load, 'state' | 'outcome'> }) {
  const sayState = useLoadState()
  return <Status tone={toneOfLoad(load)}>{sayState(load)}</Status>
}

/** The same in a word alone. */
export function useLoadState(): (load: Pick<Load, 'state' | 'outcome'>) => string {
  const { t } = useTranslation('general')
  return ({ state, outcome }) =>
    isTelling(outcome) ? t(`loadOutcomes.${outcome}`) : t(`loadStates.${state}`)
}
