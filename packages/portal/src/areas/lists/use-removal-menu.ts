import { useTranslation } from 'react-i18next'
import type { BlacklistRemoval } from '@portal/sdk'
import { blacklistRemovals } from '@portal/sdk/main'
import { useFamily, useSession } from '@portal/sdk/react'
import type { MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'

interface MenuActs {
  onApprove: (removal: BlacklistRemoval) => void
  onReject: (removal: BlacklistRemoval) => void
}

/** Other people's requests can be decided on; one's own can be withdrawn. */
export function useRemovalMenu({ onApprove, onReject }: MenuActs) {
  const { t } = useTranslation('blacklists')
  const me = useSession()?.userData.uid
  const withdraw = useAct(useFamily(blacklistRemovals).withdraw, t('removals.withdrawn'), [
    'blacklistEntries',
  ])
  return (removal: BlacklistRemoval): readonly MenuSection[] => {
    const { id, state, canDecide, createdBy } = removal
    if (state !== 'pending') return []
    const decide: MenuSection['items'] = [
      { id: 'approve', label: t('removals.approve'), icon: 'check', onAction: () => onApprove(removal) },
      { id: 'reject', label: t('removals.reject'), icon: 'x', onAction: () => onReject(removal) },
    ]
    const own: MenuSection['items'] = [
      { id: 'withdraw', label: t('removals.withdraw'), icon: 'x', onAction: () => void withdraw(id) },
    ]
    return [{ items: [...(canDecide ? decide : []), ...(createdBy.id === me ? own : [])] }]
  }
}
