import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportName } from '@portal/sdk'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { MultiSelect } from '@portal/ui-kit'
import type { DefinitionStart } from './definition-input.ts'

/** The people it is shared with, among those who may read the report anyway. */
export function ShareFields({ report, start }: { report: ReportName; start: DefinitionStart }) {
  const { t } = useTranslation('definitions')
  const [search, setSearch] = useState('')
  const asked = search.trim() === '' ? { report } : { report, search }
  const { data } = useData(useFamily(reportDefinitions).receivers, [asked], { keepPrevious: true })
  const found = data?.people.map(({ id, displayName }) => ({ id, label: displayName })) ?? []
  // Selected people may not be among the current suggestions.
  const [chosen, setChosen] = useState(start.sharedWith)
  const people = [...new Map([...found, ...chosen].map((one) => [one.id, one])).values()]
  if (data === undefined) return null
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ id, label: name }))
  return (
    <>
      <MultiSelect
        name="people"
        label={t('form.people')}
        description={t('form.peopleHelp')}
        options={people}
        defaultValue={start.sharedWith.map(({ id }) => id)}
        onInputChange={setSearch}
        onChange={(ids) => setChosen(people.filter(({ id }) => ids.includes(id)))}
        max={50}
      />
      <MultiSelect
        name="groups"
        label={t('form.groups')}
        options={named(data.groups)}
        defaultValue={start.groups}
        max={20}
      />
      <MultiSelect
        name="roles"
        label={t('form.roles')}
        options={named(data.roles)}
        defaultValue={start.roles}
        max={20}
      />
    </>
  )
}
