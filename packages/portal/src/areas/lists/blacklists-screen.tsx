import { useTranslation } from 'react-i18next'
import { blacklistRemovals } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { TabbedScreen } from '#patterns/tabbed-screen/tabbed-screen.tsx'
import { BlacklistCheck } from './blacklist-check.tsx'
import { BlacklistCopies } from './blacklist-copies.tsx'
import { BlacklistRemovals } from './blacklist-removals.tsx'
import { Blacklists } from './blacklists.tsx'

/** Blacklists: the entries, requested removals, the lists themselves, and copies for partners (LNE-1 to LNE-10). */
export function BlacklistsScreen() {
  const { t } = useTranslation(['blacklists', 'menu'])
  const { index } = useFamily(blacklistRemovals)
  const waiting = useData(index, [{ state: 'pending', perPage: 1 }]).data?.meta.totalCount
  return (
    <TabbedScreen
      title={t('menu:screens.blacklists')}
      tabs={[
        { id: 'entries', label: t('tabs.entries'), content: <BlacklistCheck /> },
        { id: 'removals', label: t('tabs.removals'), count: waiting, content: <BlacklistRemovals /> },
        { id: 'lists', label: t('tabs.lists'), content: <Blacklists /> },
        { id: 'copies', label: t('tabs.copies'), content: <BlacklistCopies /> },
      ]}
    />
  )
}
