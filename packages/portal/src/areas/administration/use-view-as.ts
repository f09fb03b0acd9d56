import { useTranslation } from 'react-i18next'
import { isPortalError, messageOf, type User } from '@portal/sdk'
import { viewAs } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'

/** Opens the portal as another person sees it, after the password; errors are reported (PAN-5). */
export function useViewAs(): (user: Pick<User, 'id'>) => void {
  const { t, i18n } = useTranslation('administration')
  const { create } = useFamily(viewAs)
  const open = async (userId: string): Promise<void> => {
    try {
      const view = await withIdentity(() => create({ userId }))
      const { enterView } = await import('#patterns/view-as/enter-view.ts')
      enterView(view)
    } catch (error) {
      const isTooMuch = isPortalError(error, 'permission') && error.missing.length > 0
      const title = isTooMuch ? t('users.viewTooMuch') : messageOf(error, i18n.language)
      toast({ tone: 'danger', title })
    }
  }
  return ({ id }) => void open(id)
}
