import { useTranslation } from 'react-i18next'
import { Drawer } from '@portal/ui-kit'
import { Coverage } from './coverage.tsx'

interface CoverageDrawerProps {
  ids: readonly string[]
  onChoose: (ids: readonly string[]) => void
  onClose: () => void
}

/** The coverage after approving a set of requests, and the subset that fits (VOP-7). */
export function CoverageDrawer({ ids, onChoose, onClose }: CoverageDrawerProps) {
  const { t } = useTranslation('operationTeam')
  return (
    <Drawer
      title={t('coverage.title', { count: ids.length })}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <Coverage ids={ids} onChoose={onChoose} />
    </Drawer>
  )
}
