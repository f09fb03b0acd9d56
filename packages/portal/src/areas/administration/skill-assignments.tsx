import { useTranslation } from 'react-i18next'
import type { SkillAssignment } from '@portal/sdk'
import { campaigns, skillAssignments, skills } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { column } from '#patterns/resource-screen/columns.tsx'
import { askOf, filter } from '#patterns/resource-screen/filters.ts'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { filterValuesOf } from '#patterns/table-query.ts'
import { useEveryRow } from '#patterns/use-every-row.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { GivenList } from './given-list.tsx'
import { givenColumns, periodStates } from './given-columns.tsx'
import { SkillGiveForm, skillLabel } from './skill-give-form.tsx'

const group = 'assignments:skills'
const [person, username, department, ...days] = givenColumns

const columns = [
  person,
  username,
  column.custom<SkillAssignment, 'skill'>(
    'skill',
    { text: ({ skill }) => skill.code, cell: ({ skill }) => <code>{skill.code}</code> },
    { sortable: true, priority: 1 },
  ),
  column.custom<SkillAssignment, 'name'>('name', { text: ({ skill }) => skill.name }, { hidden: true }),
  column.custom<SkillAssignment, 'campaign'>('campaign', { text: ({ campaign }) => campaign.name }),
  column.custom<SkillAssignment, 'level'>(
    'level',
    {
      text: ({ level }, { translate }) => translate(`levels.${level}`),
      sheet: { kind: 'number', value: ({ level }) => level },
    },
    { sortable: true, priority: 1 },
  ),
  column.boolean('isMain'),
  ...days,
  column.choice('origin', 'origins', { hidden: true }),
  department,
] as const

const filters = [
  filter.oneOf('state', 'states', periodStates),
  filter.oneOf('origin', 'origins', ['hand', 'platform']),
]
const named = ['skillId', 'campaignId', 'userId'] as const
const rules = {
  sorts: ['person', 'skill', 'level', 'startsOn'],
  defaultSort: 'person',
  filters: [...filters.map(({ id }) => id), ...named],
} as const
const plan = () => import('./given-imports.ts').then((file) => file.skillsImport)
const may = { give: 'SKILLS_ASIGNAR_USUARIO', take: 'SKILLS_QUITAR_ASIGNACION' } as const

/** Skills and their levels: by person, by skill, by campaign. */
export function SkillAssignments() {
  const { t } = useTranslation('assignments')
  const translate = useGroupWords(group)
  const family = useFamily(skillAssignments)
  const table = useTableQuery(rules)
  const values = filterValuesOf(table.query)
  const { skillId, campaignId, userId } = values
  const ask = {
    ...askOf(filters, { ...table.query, filters: values }),
    ...Object.fromEntries(
      Object.entries({ skillId, campaignId, userId }).filter(([, id]) => id !== undefined),
    ),
  }
  const list = useData(family.index, [ask], { keepPrevious: true })
  const choice = { kind: 'one-of' as const, isAlwaysShown: true }
  return (
    <GivenList<SkillAssignment, object>
      title={t('tabs.skills')}
      group={group}
      columns={columns}
      filters={[
        {
          ...{ ...choice, id: 'skillId', label: t('skills.skill') },
          options: useEveryRow(useFamily(skills), skillLabel) ?? [],
        },
        {
          ...{ ...choice, id: 'campaignId', label: t('skills.campaign') },
          options: useEveryRow(useFamily(campaigns), nameOf) ?? [],
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
      Form={SkillGiveForm}
    />
  )
}

const nameOf = ({ name }: { readonly name: string }) => name
