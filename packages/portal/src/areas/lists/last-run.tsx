import { useTranslation } from 'react-i18next'
import type { Blacklist } from '@portal/sdk'
import { Badge } from '@portal/ui-kit'
import { useMinute } from '#patterns/use-minute.ts'
import { isStale } from './is-stale.ts'

/** The day of a list's last run, with a warning if it is stale. */
export function LastRun({ list }: { list: Blacklist }) {
  const { t } = useTranslation('blacklists')
  const today = new Date(useMinute()).toISOString().slice(0, 10)
  const { ranOn, staleOn, layer } = list
  if (!isStale(list, today)) return ranOn
  if (layer === 'external' && ranOn === null) return <Badge tone="warning">{t('lists.never')}</Badge>
  return <Badge tone="warning">{t('lists.stale', { date: staleOn ?? '' })}</Badge>
}
