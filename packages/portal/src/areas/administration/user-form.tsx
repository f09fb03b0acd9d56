import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { UserDetail, UserInput } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { toast, type FormValues } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { isStale } from '#patterns/resource-screen/stale.ts'
import { useCan } from '#patterns/use-can.ts'
import { isLanguage } from '#phrases/phrases.ts'
import { userHref } from './user-columns.tsx'
import { UserConflict } from './user-conflict.tsx'
import { UserInputs } from './user-inputs.tsx'

type Data = Omit<UserInput, 'roles'>

/**
 * Invites a person and opens their page, or edits one; a concurrent change is shown beside the person's own.
 */
export function UserForm({ id, onClose }: { id?: string; onClose: () => void }) {
  return id === undefined ? <Editor onClose={onClose} /> : <ShownEditor id={id} onClose={onClose} />
}

function ShownEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useData(useFamily(users).show, [id])
  return data === undefined ? null : <Editor user={data} onClose={onClose} />
}

function Editor({ user: first, onClose }: { user?: UserDetail; onClose: () => void }) {
  const { t } = useTranslation(['administration', 'general'])
  const family = useFamily(users)
  const can = useCan()
  const navigate = useNavigate()
  // The version seen when the form opened: a later response must not replace what is being edited.
  const [user] = useState(first)
  const [clash, setClash] = useState<{ mine: Data; theirs: UserDetail }>()
  const send = async (values: FormValues) => {
    const mine = dataOf(values, can('EMPLEADOS_VER_DATOS_PERSONALES'))
    if (user === undefined) return family.create({ ...mine, roles: rolesOf(values) })
    try {
      return await family.patch(user.id, { ...mine, version: (clash?.theirs ?? user).version })
    } catch (error) {
      if (isStale(error)) setClash({ mine, theirs: await family.show(user.id) })
      throw error
    }
  }
  const openInvited = ({ id, displayName }: UserDetail) => {
    onClose()
    toast({ tone: 'success', title: t('users.invited', { name: displayName }) })
    void navigate(userHref(id))
  }
  return (
    <ResourceForm
      draft={`users.${user?.id ?? 'new'}`}
      title={user === undefined ? t('users.createTitle') : t('users.edit', { name: user.displayName })}
      send={send}
      {...(user === undefined
        ? { sendLabel: t('users.invite'), onDone: openInvited }
        : { done: t('general:done.saved') })}
      onClose={onClose}
      notice={(throwAway) =>
        clash === undefined ? null : <UserConflict {...clash} onKeepTheirs={throwAway} />
      }
    >
      <UserInputs {...(user === undefined ? {} : { user })} />
    </ResourceForm>
  )
}

function dataOf(values: FormValues, hasTaxId: boolean): Data {
  const locale = textOf(values.locale)
  return {
    username: textOf(values.username),
    displayName: textOf(values.displayName),
    email: textOf(values.email),
    timeZone: textOf(values.timeZone) || null,
    locale: isLanguage(locale) ? locale : null,
    ...(hasTaxId ? { taxId: textOf(values.taxId) || null } : {}),
  }
}

function rolesOf({ roles }: FormValues): string[] {
  const given = Array.isArray(roles) ? roles : [roles]
  return given.filter((one) => typeof one === 'string').filter((one) => one !== '')
}
