import type { Application } from '@portal/sdk'
import { applications } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { MultiSelect } from '@portal/ui-kit'
import type { CellTools } from '#patterns/resource-screen/columns.tsx'
import { field, type FieldSpec } from '#patterns/resource-screen/fields.tsx'

/** The drawings there are. */
export const icons = [
  'globe',
  'briefcase',
  'calculator',
  'calendar',
  'chart',
  'fileText',
  'graduation',
  'help',
  'mail',
  'message',
  'phone',
  'wallet',
] as const satisfies readonly Application['icon'][]

export const modes = ['tab', 'frame'] as const

/** Everybody, or the names of the roles and groups that see it. */
export function whoSees({ audience, roles, groups }: Application, { say }: CellTools): string {
  if (audience === 'everyone') return say('audiences.everyone')
  return [...roles, ...groups].map(({ name }) => name).join(', ')
}

/** The roles or the groups that an application is meant for. */
export function audienceField<Name extends string>(
  name: Name,
  kind: 'roles' | 'groups',
): FieldSpec<Name, Name> {
  return field.custom(name, {
    Control: ({ value, say }) => {
      const { data } = useData(useFamily(applications).audiences, [])
      const options = (data?.[kind] ?? []).map(({ id, name: label }) => ({ id, label }))
      return (
        <MultiSelect
          // The choice is made of what there is: it begins anew when that is known.
          key={options.length}
          name={name}
          label={say(name)}
          description={say(`${name}Help`)}
          options={options}
          defaultValue={Array.isArray(value) ? value.map(String) : []}
        />
      )
    },
    read: (value) =>
      (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== ''),
  })
}
