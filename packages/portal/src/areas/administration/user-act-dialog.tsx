import { useTranslation } from 'react-i18next'
import type { User } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { ConfirmAction } from '#patterns/confirm-action.tsx'
import { UserForm } from './user-form.tsx'

/** Actions with a dialog. */
export const askedActs = ['disable', 'resetPassword', 'resetSecondFactor', 'endSessions', 'destroy'] as const
export type AskedAct = (typeof askedActs)[number]

/** The open dialog of the list, or of a person's page. */
export type OpenedAct =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit' | AskedAct; readonly user: Pick<User, 'id' | 'displayName'> }

/** The form of a person, or the confirmation of an action. */
export function UserActDialog({ opened, onClose }: { opened: OpenedAct | undefined; onClose: () => void }) {
  const { t } = useTranslation('administration')
  const family = useFamily(users)
  if (opened === undefined || opened.kind === 'create') return null
  const { kind, user } = opened
  if (kind === 'edit') return <UserForm id={user.id} onClose={onClose} />
  const acts = {
    disable: family.disable,
    resetPassword: family.resetPassword,
    resetSecondFactor: family.resetSecondFactor,
    destroy: family.destroy,
    endSessions: Object.assign((id: string) => family.endSessions(id, {}), {
      operation: family.endSessions.operation,
      verb: family.endSessions.verb,
      inputs: 1,
    }),
  }
  return (
    <ConfirmAction
      subject={user}
      onClose={onClose}
      title={({ displayName }) => t(`users.ask.${kind}`, { name: displayName })}
      text={() => t(`users.askText.${kind}`)}
      confirmLabel={t(`users.acts.${kind}`)}
      act={acts[kind]}
      idOf={({ id }) => id}
      done={t(`users.did.${kind}`)}
    />
  )
}
