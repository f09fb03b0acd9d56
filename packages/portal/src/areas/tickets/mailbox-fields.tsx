import type { Mailbox } from '@portal/sdk'
import { projects } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { PasswordField, Status } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import type { ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** Why the last fetch of a mailbox failed; empty if it succeeded. */
export const faultColumn = (): ColumnSpec<Pick<Mailbox, 'fault'>, 'fault' | 'faults'> => ({
  id: 'fault',
  shape: { priority: 1 },
  text: ({ fault }, { translate }) => (fault === null ? '' : translate(`faults.${fault}`)),
  cell: ({ fault }, { translate }) =>
    fault === null ? null : <Status tone="danger">{translate(`faults.${fault}`)}</Status>,
})

/** A write-only password: an empty field keeps the stored one. */
export const passwordField = (): FieldSpec<'password', 'password' | 'passwordHelp'> => ({
  name: 'password',
  Control: ({ translate }) => (
    <PasswordField
      name="password"
      label={translate('password')}
      description={translate('passwordHelp')}
      autoComplete="new-password"
      maxLength={500}
    />
  ),
  read: (value) => textOf(value) || null,
})

const useProjects = () => useEveryRow(useFamily(projects), ({ code, name }) => `${code} · ${name}`)

/** The project of a mailbox's tickets. */
export const projectField = () => rowProperty('project', 'projectId', 'name', useProjects)
