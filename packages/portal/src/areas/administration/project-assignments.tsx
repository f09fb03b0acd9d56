import { useTranslation } from 'react-i18next'
import type { ProjectAssignment } from '@portal/sdk'
import { projectAssignments, projects } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { column } from '#patterns/resource-screen/columns.tsx'
import { askOf, filter } from '#patterns/resource-screen/filters.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { GivenList } from './given-list.tsx'
import { givenColumns, periodStates } from './given-columns.tsx'
import { ProjectGiveForm } from './project-give-form.tsx'
import { skillLabel } from './skill-give-form.tsx'

const group = 'assignments:projects'
const [person, username, department, ...days] = givenColumns

const columns = [
  person,
  username,
  column.custom<ProjectAssignment, 'project'>(
    'project',
    { text: ({ project }) => project.code, cell: ({ project }) => <code>{project.code}</code> },
    { sortable: true, priority: 1 },
  ),
  column.custom<ProjectAssignment, 'name'>('name', { text: ({ project }) => project.name }),
  ...days,
  department,
] as const

const filters = [filter.oneOf('state', 'states', periodStates)]
const rules = {
  sorts: ['person', 'project', 'startsOn'],
  defaultSort: 'person',
  filters: [...filters.map(({ id }) => id), 'projectId'],
} as const
const plan = () => import('./given-imports.ts').then((file) => file.projectsImport)
const may = { give: 'PROYECTOS_EDITAR', take: 'PROYECTOS_EDITAR' } as const

/** The assignments to projects: by person, by project. */
export function ProjectAssignments() {
  const { t } = useTranslation('assignments')
  const translate = useGroupWords(group)
  const family = useFamily(projectAssignments)
  const table = useTableQuery(rules)
  const values = filterValuesOf(table.query)
  const { projectId } = values
  const ask = {
    ...askOf(filters, { ...table.query, filters: values }),
    ...(projectId === undefined ? {} : { projectId }),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  return (
    <GivenList<ProjectAssignment, object>
      title={t('tabs.projects')}
      group={group}
      columns={columns}
      filters={[
        {
          ...{ kind: 'one-of', id: 'projectId', label: t('projects.project'), isAlwaysShown: true },
          options: useEveryRow(useFamily(projects), skillLabel) ?? [],
        },
        ...filters.map(({ build }) => build(translate)),
      ]}
      table={table}
      list={list}
      ask={ask}
      page={() => family.index(ask)}
      pages={(options) => family.list({ ...ask, page: 1, perPage: 100 }, options).pages()}
      all={(asked) => family.list(asked).toArray()}
      may={may}
      take={family.destroyAll}
      plan={plan}
      send={family.import}
      Form={ProjectGiveForm}
    />
  )
}
