import { useTranslation } from 'react-i18next'
import type { ProjectAssignment } from '@portal/sdk'
import { projectAssignments, projects } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { ComboBox } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { GiveForm, type Giving } from './give-form.tsx'
import type { GivenPerson } from './given-people.tsx'
import { skillLabel } from './skill-give-form.tsx'

interface ProjectGiveFormProps {
  giving: Giving<ProjectAssignment>
  onClose: () => void
  onGiven: (people: readonly GivenPerson[]) => void
}

/** Assigns people to a project, or changes the dates of one assignment. */
export function ProjectGiveForm({ giving, ...form }: ProjectGiveFormProps) {
  const { t } = useTranslation('assignments')
  const { row } = giving
  const assign = useAction(useFamily(projectAssignments).assign)
  const options = useEveryRow(useFamily(projects), skillLabel)
  return (
    <GiveForm
      title={row === undefined ? t('projects.create') : t('give.edit')}
      draft={`projectAssignments.${row?.id ?? 'new'}`}
      giving={giving}
      send={(asked, { projectId }) => assign({ ...asked, projectId: row?.project.id ?? textOf(projectId) })}
      {...form}
    >
      {row === undefined ? (
        <ComboBox
          name="projectId"
          label={t('projects.project')}
          options={options ?? []}
          isDisabled={options === undefined}
          isRequired
        />
      ) : (
        <p>{skillLabel(row.project)}</p>
      )}
    </GiveForm>
  )
}
