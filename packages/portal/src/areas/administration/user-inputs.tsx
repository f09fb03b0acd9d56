import { useTranslation } from 'react-i18next'
import type { UserDetail } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox, MultiSelect, Select, TextField } from '@portal/ui-kit'
import { languages } from '#phrases/phrases.ts'
import { useCan } from '#patterns/use-can.ts'

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }))

type Asked = Pick<UserDetail, 'username' | 'displayName' | 'email' | 'taxId' | 'locale' | 'timeZone'>

// The defaults for new people, such as the most common time zone.
const newcomer: Asked = {
  username: '',
  displayName: '',
  email: null,
  taxId: null,
  locale: null,
  timeZone: 'Europe/Madrid',
}

/** The fields of a person; a new one also has roles. */
export function UserInputs({ user }: { user?: UserDetail }) {
  const { t } = useTranslation(['administration', 'shell'])
  const can = useCan()
  const { username, displayName, email, taxId, locale, timeZone }: Asked = user ?? newcomer
  return (
    <>
      <TextField
        name="username"
        label={t('users.username')}
        description={t('users.usernameHelp')}
        defaultValue={username}
        maxLength={254}
        spellCheck="false"
        isRequired
      />
      <TextField
        name="displayName"
        label={t('users.displayName')}
        defaultValue={displayName}
        maxLength={120}
        isRequired
      />
      <TextField
        name="email"
        type="email"
        label={t('users.email')}
        description={t('users.emailHelp')}
        defaultValue={email ?? ''}
        maxLength={254}
        isRequired
      />
      {can('EMPLEADOS_VER_DATOS_PERSONALES') ? (
        <TextField name="taxId" label={t('users.taxId')} defaultValue={taxId ?? ''} maxLength={20} />
      ) : null}
      <Select
        name="locale"
        label={t('users.locale')}
        defaultValue={locale ?? 'none'}
        options={[
          { id: 'none', label: t('users.localeOfBrowser') },
          ...languages.map((id) => ({ id, label: t(`shell:language.${id}`) })),
        ]}
      />
      <ComboBox
        name="timeZone"
        label={t('users.timeZone')}
        options={zones}
        {...(timeZone === null ? {} : { defaultValue: timeZone })}
      />
      {user === undefined && can('USUARIOS_ASIGNAR_ROLES') ? <RolesField /> : null}
    </>
  )
}

/** The roles the viewer may assign. */
export function RolesField({ held = [] }: { held?: readonly string[] }) {
  const { t } = useTranslation('administration')
  const { data = [] } = useData(useFamily(users).assignableRoles, [])
  const options = data
    .filter(({ id, canAssign }) => canAssign || held.includes(id))
    .map(({ id, name }) => ({ id, label: name }))
  return (
    <MultiSelect
      // Remounted when the options arrive: its initial value depends on them.
      key={data.length}
      name="roles"
      label={t('users.roles')}
      description={t('users.rolesHelp')}
      options={options}
      defaultValue={held}
    />
  )
}
