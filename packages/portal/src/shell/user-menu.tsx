import { useTranslation } from 'react-i18next'
import { useAction, usePortal, useSession } from '@portal/sdk/react'
import { Avatar, Button, MenuButton, VisuallyHidden } from '@portal/ui-kit'
import { lock } from '#patterns/lock/lock-state.ts'
import { useCan } from '#patterns/use-can.ts'
import { useOpened } from '#patterns/use-opened.ts'
import { densities, isDensity } from './settings.ts'
import { useDensity } from './use-settings.ts'

/** The signed-in person and role, the density, and sign-out. */
export function UserMenu() {
  const { t } = useTranslation(['menu', 'shell'])
  const { session } = usePortal()
  const current = useSession()
  const user = current?.userData
  const logout = useAction(session.logout)
  const [density, setDensity] = useDensity()
  const can = useCan()
  const incident = useOpened('incident')
  const lockNow = () => {
    if (session.current) lock(session.current)
  }
  const isView = current?.kind === 'view'
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
            ...(can('MENU_PERFIL') && !isView
              ? [{ id: 'profile', label: t('user.profile'), icon: 'user', href: '/userProfile' } as const]
              : []),
            { id: 'incidents', label: t('user.incidents'), icon: 'warning', href: incident.hrefOf('mine') },
            ...(isView
              ? []
              : ([
                  { id: 'report', label: t('user.report'), icon: 'plus', href: incident.hrefOf('new') },
                  { id: 'lock', label: t('user.lock'), icon: 'lock', onAction: lockNow },
                ] as const)),
            { id: 'sign-out', label: t('user.signOut'), icon: 'logout', onAction: () => void logout() },
          ],
        },
        {
          title: t('shell:density.label'),
          items: densities.map((id) => ({ id, label: t(`shell:density.${id}`) })),
          selected: density,
          onSelect: (id) => {
            if (isDensity(id)) setDensity(id)
          },
        },
      ]}
    />
  )
}
