import { useTranslation } from 'react-i18next'
import type { User } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useFamily, useSession } from '@portal/sdk/react'
import type { IconId, MenuEntry, MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { useReason } from '#patterns/use-reason.ts'
import { useViewAs } from './use-view-as.ts'
import type { AskedAct, OpenedAct } from './user-act-dialog.tsx'
import { userHref } from './user-columns.tsx'

const icons: Record<AskedAct, IconId> = {
  disable: 'ban',
  resetPassword: 'key',
  resetSecondFactor: 'shield',
  endSessions: 'logout',
  destroy: 'trash',
}

/** The actions on a person. Those not allowed on oneself are disabled with a reason. */
export function useUserMenu(open: (opened: OpenedAct) => void): (user: User) => readonly MenuSection[] {
  const { t } = useTranslation(['administration', 'general'])
  const can = useCan()
  const reasonOf = useReason()
  const own = useSession()?.userData.uid
  const simple = useSimpleActs()
  const viewAs = useViewAs()

  const asked = (user: User, kind: AskedAct): MenuEntry => ({
    id: kind,
    label: t(
      kind === 'resetPassword' && user.state === 'invited' ? 'users.acts.reinvite' : `users.acts.${kind}`,
    ),
    icon: icons[kind],
    ...(kind === 'destroy' ? { tone: 'danger' } : {}),
    ...(user.id === own && kind !== 'endSessions'
      ? { isDisabled: true, description: reasonOf('own_account') }
      : { onAction: () => open({ kind, user }) }),
  })
  const look = (user: User): MenuEntry => ({
    ...{ id: 'viewAs', label: t('users.viewAs'), icon: 'eye' },
    ...(user.id === own
      ? { isDisabled: true, description: reasonOf('own_account') }
      : { onAction: () => viewAs(user) }),
  })
  const actsOn = (user: User, isOn: boolean): MenuEntry[] => [
    isOn ? asked(user, 'disable') : simple(user, 'enable', 'check'),
    ...(user.lockedUntil === null ? [] : [simple(user, 'unlock', 'lock')]),
    ...(user.hasSecondFactor ? [asked(user, 'resetSecondFactor')] : []),
    ...(isOn ? [asked(user, 'resetPassword'), asked(user, 'endSessions')] : []),
  ]

  return (user) => {
    const shown: MenuEntry = { id: 'open', label: t('users.open'), icon: 'info', href: userHref(user.id) }
    if (user.state === 'removed') {
      return [
        { items: [shown] },
        { items: can('USUARIOS_ELIMINAR') ? [simple(user, 'restore', 'restart')] : [] },
      ]
    }
    const edit: MenuEntry = {
      ...{ id: 'edit', label: t('general:actions.edit'), icon: 'pencil' },
      onAction: () => open({ kind: 'edit', user }),
    }
    const isOn = user.state !== 'disabled'
    const canEdit = can('USUARIOS_EDITAR')
    return [
      {
        items: [shown, ...(canEdit ? [edit] : []), ...(isOn && can('PERMISOS_EDITAR') ? [look(user)] : [])],
      },
      { items: canEdit ? actsOn(user, isOn) : [] },
      { items: can('USUARIOS_ELIMINAR') ? [asked(user, 'destroy')] : [] },
    ]
  }
}

/** The actions without a dialog. */
function useSimpleActs() {
  const { t } = useTranslation('administration')
  const family = useFamily(users)
  const acts = {
    enable: useAct(family.enable, t('users.did.enable')),
    restore: useAct(family.restore, t('users.did.restore')),
    unlock: useAct(family.unlock, t('users.did.unlock')),
  }
  return (user: User, kind: keyof typeof acts, icon: IconId): MenuEntry => ({
    ...{ id: kind, label: t(`users.acts.${kind}`), icon },
    onAction: () => void acts[kind](user.id),
  })
}
