import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { Status } from '@portal/ui-kit'
import { isLabelled, toneOfLoad } from './load-outcome.ts'

/** The properties of a load that determine its label. */
type Shown = Pick<Load, 'state' | 'outcome'> & { undo?: Pick<NonNullable<Load['undo']>, 'deletes'> | null }

/** The state of a load as a word and a colour, the same on every screen; at its end the outcome. */
export function LoadStatus({ load }: { load: Shown }) {
  const stateText = useLoadState()
  return <Status tone={toneOfLoad(load)}>{stateText(load)}</Status>
}

/** The same as plain text. */
export function useLoadState(): (load: Shown) => string {
  const { t } = useTranslation('general')
  return ({ state, outcome, undo }) => {
    if (state === 'undoing' && undo?.deletes === true) return t('loadDeleting')
    return isLabelled(outcome) ? t(`loadOutcomes.${outcome}`) : t(`loadStates.${state}`)
  }
}
