import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Role } from '@portal/sdk'
import { roles } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Switch, TextArea, TextField } from '@portal/ui-kit'
import { isTicked, textOf } from '#patterns/form-values.ts'
import { useAnnounceMade } from '#patterns/made/use-announce-made.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { useClash } from '#patterns/resource-screen/use-clash.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { rolePath } from './role-path.ts'

const newRole = { id: 'new', name: '', description: '', requiresSecondFactor: false }

/** Creates a role, or renames one; permissions are edited on a separate page, which opens after creation. */
export function RoleForm({ role, onClose }: { role?: Role; onClose: () => void }) {
  const { t } = useTranslation('roles')
  const group = useGroupWords('roles:list')
  const translate = (name: string) => group(name === 'requiresSecondFactor' ? 'secondFactor' : name)
  const family = useFamily(roles)
  const first = role ?? newRole
  const { clash, write } = useClash(family)
  const openMade = useOpenMadeRole(onClose)
  return (
    <ResourceForm
      title={t(role === undefined ? 'list.create' : 'list.edit')}
      draft={`roles.${first.id}`}
      send={async (values) => {
        const input = {
          name: textOf(values.name),
          description: textOf(values.description),
          requiresSecondFactor: isTicked(values.requiresSecondFactor),
        }
        if (role === undefined) return family.create(input)
        await write(role, input)
        return undefined
      }}
      {...(role === undefined ? { onDone: openMade } : { done: t('list.saved') })}
      onClose={onClose}
      notice={(throwAway) =>
        clash === undefined ? null : (
          <Suspense>
            <ConflictPart {...clash} fields={[]} translate={translate} onKeepTheirs={throwAway} />
          </Suspense>
        )
      }
    >
      <TextField name="name" label={t('list.name')} defaultValue={first.name} isRequired maxLength={80} />
      <TextArea
        name="description"
        label={t('list.description')}
        defaultValue={first.description}
        maxLength={300}
      />
      <Switch
        name="requiresSecondFactor"
        label={t('list.secondFactor')}
        description={t('list.secondFactorHelp')}
        defaultSelected={first.requiresSecondFactor}
      />
    </ResourceForm>
  )
}

/** Closes the form, and opens the new role. */
export function useOpenMadeRole(onClose: () => void): (made: Role | undefined) => void {
  const navigate = useNavigate()
  const announce = useAnnounceMade()
  return (made) => {
    onClose()
    if (made === undefined) return
    announce(made.name)
    void navigate(rolePath(made.id))
  }
}
