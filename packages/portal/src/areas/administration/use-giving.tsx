import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Assignment } from '@portal/sdk'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { ProjectGiveForm } from './project-give-form.tsx'
import { SkillGiveForm } from './skill-give-form.tsx'
import { useAnnounceGiven } from './use-announce-given.ts'

type Kind = 'skill' | 'project'

/** The actions on a person of the list: open and assign what the other tabs have. */
export function useGiving() {
  const { t } = useTranslation(['assignments', 'general'])
  const can = useCan()
  const navigate = useNavigate()
  const announce = useAnnounceGiven()
  const [opened, open] = useState<{ kind: Kind; person: Assignment }>()
  const menu = (person: Assignment): readonly MenuSection[] => {
    const item = (kind: Kind, label: string): MenuEntry => ({
      ...{ id: kind, label, icon: 'plus', onAction: () => open({ kind, person }) },
    })
    const see = (tab: 'skills' | 'projects', label: string): MenuEntry => ({
      ...{ id: tab, label, icon: 'list' },
      href: givenPath(tab, person),
    })
    return [
      { items: [see('skills', t('give.skillsOf')), see('projects', t('give.projectsOf'))] },
      {
        items: [
          ...(can('SKILLS_ASIGNAR_USUARIO') ? [item('skill', t('give.giveSkill'))] : []),
          ...(can('PROYECTOS_EDITAR') ? [item('project', t('give.giveProject'))] : []),
        ],
      },
    ]
  }
  const Form = opened?.kind === 'skill' ? SkillGiveForm : ProjectGiveForm
  return {
    menu,
    form:
      opened === undefined ? null : (
        <Form
          giving={{ people: [opened.person] }}
          onClose={() => open(undefined)}
          onGiven={(people) => {
            const path = givenPath(opened.kind === 'skill' ? 'skills' : 'projects', opened.person)
            announce(people, {
              action: { label: t('general:made.show'), onPress: () => void navigate(path) },
            })
          }}
        />
      ),
  }
}

/** The link to a person's assignments. */
const givenPath = (tab: 'skills' | 'projects', { username }: Assignment) =>
  `/asignaciones?tab=${tab}&search=${encodeURIComponent(username)}`
