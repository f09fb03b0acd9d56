import type { Application } from '@portal/sdk'
import { applications } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Icon, MultiSelect } from '@portal/ui-kit'
import { column } from '#patterns/resource-screen/columns.tsx'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'

/** Its icon. */
export const icon = [
  column.custom<Pick<Application, 'icon'>, 'icon'>(
    'icon',
    {
      text: (row, { translate }) => translate(`icons.${row.icon}`),
      cell: (row, { translate }) => <Icon id={row.icon} label={translate(`icons.${row.icon}`)} />,
    },
    { hidden: true },
  ),
  field.choice('icon', 'icons'),
] as const

/** Everybody, or the roles and groups that see it. */
export const audience = [
  column.custom<Pick<Application, 'audience' | 'roles' | 'groups'>, 'audience'>(
    'audience',
    {
      text: (row, { translate }) =>
        row.audience === 'everyone'
          ? translate('audiences.everyone')
          : [...row.roles, ...row.groups].map(({ name }) => name).join(', '),
    },
    { long: true },
  ),
  field.choice('audience', 'audiences'),
  audienceField('roleIds', 'roles'),
  audienceField('groupIds', 'groups'),
] as const

/** The roles or the groups of an application. */
function audienceField<Name extends string>(name: Name, kind: 'roles' | 'groups'): FieldSpec<Name, Name> {
  return field.custom(name, {
    cell: { kind: 'rows' },
    Control: ({ value, translate }) => {
      const { data } = useData(useFamily(applications).audiences, [])
      const options = (data?.[kind] ?? []).map(({ id, name: label }) => ({ id, label }))
      return (
        <MultiSelect
          // Remounted when the options arrive: its initial value depends on them.
          key={options.length}
          name={name}
          label={translate(name)}
          description={translate(`${name}Help`)}
          options={options}
          defaultValue={Array.isArray(value) ? value.map(String) : []}
        />
      )
    },
    read: (value) =>
      (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== ''),
  })
}
