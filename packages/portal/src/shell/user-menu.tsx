import { useTranslation } from 'react-i18next'
import { useAction, usePortal, useSession } from '@portal/sdk/react'
import { MenuButton } from '@portal/ui-kit'

/** Who is signed in and as what, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const { session } = usePortal()
  const user = useSession()?.userData
  const logout = useAction(session.logout)
  if (user === undefined) return null
  return (
    <MenuButton
      label={t('user.menu')}
      icon="user"
      isIconOnly
      sections={[
        {
          title: user.displayName,
          items: [{ id: 'role', label: user.userRole, icon: 'shield', isDisabled: true }],
        },
        {
          items: [
            {
              id: 'sign-out',
              label: t('user.signOut'),
              icon: 'logout',
              onAction: () => void logout(),
            },
          ],
        },
      ]}
    />
  )
}
