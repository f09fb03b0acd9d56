import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Switch, TextArea, TextField } from '@portal/ui-kit'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { useClash } from '#patterns/resource-screen/use-clash.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'

/** Makes a role, or changes what one is called; its permissions have a page of their own. */
export function RoleForm({ role, onClose }: { role?: Role; onClose: () => void }) {
  const { t } = useTranslation('roles')
  const group = useGroupWords('roles:list')
  const say = (name: string) => group(name === 'requiresSecondFactor' ? 'secondFactor' : name)
  const family = useFamily(roles)
  const { clash, write } = useClash(family)
  return (
    <ResourceForm
      title={t(role === undefined ? 'list.create' : 'list.edit')}
      draft={`roles.${role?.id ?? 'new'}`}
      send={(values) => {
        const input = {
          name: textOf(values.name),
          description: textOf(values.description),
          requiresSecondFactor: isTicked(values.requiresSecondFactor),
        }
        return role === undefined ? family.create(input) : write(role, input)
      }}
      done={t('list.saved')}
      onClose={onClose}
      notice={(throwAway) =>
        clash === undefined ? null : (
          <Suspense>
            <ConflictPart {...clash} fields={[]} say={say} onKeepTheirs={throwAway} />
          </Suspense>
        )
      }
    >
      <TextField
        name="name"
        label={t('list.name')}
        defaultValue={role?.name ?? ''}
        isRequired
        autoFocus
        maxLength={80}
      />
      <TextArea
        name="description"
        label={t('list.description')}
        defaultValue={role?.description ?? ''}
        maxLength={300}
      />
      <Switch
        name="requiresSecondFactor"
        label={t('list.secondFactor')}
        description={t('list.secondFactorHelp')}
        defaultSelected={role?.requiresSecondFactor ?? false}
      />
    </ResourceForm>
  )
}
