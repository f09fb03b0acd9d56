import type { Mailbox } from '@portal/sdk'
import { projects } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { PasswordField, Status } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import type { ColumnSpec } from '#patterns/resource-screen/columns.tsx'
import type { FieldSpec } from '#patterns/resource-screen/fields.tsx'
import { rowProperty } from '#patterns/resource-screen/row-fields.tsx'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** Why a mailbox was not read last; empty where all is well. */
export const faultColumn = (): ColumnSpec<Pick<Mailbox, 'fault'>, 'fault' | 'faults'> => ({
  id: 'fault',
  shape: { priority: 1 },
  text: ({ fault }, { say }) => (fault === null ? '' : say(`faults.${fault}`)),
  cell: ({ fault }, { say }) =>
    fault === null ? null : <Status tone="danger">{say(`faults.${fault}`)}</Status>,
})

/** A password that goes in and is never shown; nothing said keeps the one that is there. */
export const passwordField = (): FieldSpec<'password', 'password' | 'passwordHelp'> => ({
  name: 'password',
  Control: ({ say }) => (
    <PasswordField
      name="password"
      label={say('password')}
      description={say('passwordHelp')}
      autoComplete="new-password"
      maxLength={500}
    />
  ),
  read: (value) => textOf(value) || null,
})

const useProjects = () => useEveryRow(useFamily(projects), ({ code, name }) => `${code} · ${name}`)

/** The project that tickets of a mailbox belong to. */
export const projectField = () => rowProperty('project', 'projectId', 'name', useProjects)
