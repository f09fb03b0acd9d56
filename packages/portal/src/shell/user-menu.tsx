import { useTranslation } from 'react-i18next'
import { useAction, usePortal, useSession } from '@portal/sdk/react'
import { Avatar, Button, MenuButton, VisuallyHidden } from '@portal/ui-kit'

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
      trigger={
        <Button tone="quiet">
          <Avatar
            name={user.displayName}
            size="sm"
            isDecorative
            {...(user.photoURL ? { src: user.photoURL } : {})}
          />
          <VisuallyHidden>{t('user.menu')}</VisuallyHidden>
        </Button>
      }
      sections={[
        {
          title: `${user.displayName} · ${user.userRole}`,
          items: [
            { id: 'sign-out', label: t('user.signOut'), icon: 'logout', onAction: () => void logout() },
          ],
        },
      ]}
    />
  )
}
