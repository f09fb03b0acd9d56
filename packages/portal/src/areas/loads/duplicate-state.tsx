import { useTranslation } from 'react-i18next'
import type { Duplicate, DuplicateSearch } from '@portal/sdk'
import { Status, type Tone } from '@portal/ui-kit'

const searchTones: Record<DuplicateSearch['state'], Tone> = {
  queued: 'neutral',
  computing: 'info',
  ready: 'warning',
  merging: 'info',
  applied: 'success',
  cancelled: 'neutral',
  failed: 'danger',
}

/** The state of a search. */
export function SearchStatus({ search }: { search: DuplicateSearch }) {
  const { t } = useTranslation('duplicates')
  return <Status tone={searchTones[search.state]}>{t(`states.${search.state}`)}</Status>
}

const groupTones: Record<Duplicate['state'], Tone> = {
  pending: 'warning',
  merged: 'success',
  partial: 'success',
  distinct: 'info',
  postponed: 'neutral',
}

/** The decision on a group. */
export function GroupStatus({ group }: { group: Pick<Duplicate, 'state'> }) {
  const { t } = useTranslation('duplicates')
  return <Status tone={groupTones[group.state]}>{t(`groupStates.${group.state}`)}</Status>
}

/** Whether a search is running. */
export const isUnderWay = ({ state }: Pick<DuplicateSearch, 'state'>): boolean =>
  state === 'queued' || state === 'computing' || state === 'merging'

/** The polling interval of a running one. */
export const liveMs = 1000
