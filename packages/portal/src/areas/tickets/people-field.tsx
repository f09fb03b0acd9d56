import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, ComboBox, IconButton, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'

/** A person an incident affects. */
export type Affected = IncidentDetail['people'][number]

const shown = 25
const atOnce = 100

interface PeopleFieldProps {
  people: readonly Affected[]
  onChange: (people: readonly Affected[]) => void
}

/**
 * The people an incident affects: found by typing and added to a list; a coordinator can add the whole team.
 */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const { t } = useTranslation('incidents')
  const format = useFormat()
  const [search, setSearch] = useState('')
  const family = useFamily(incidents)
  const found = useData(family.people, [{ search, perPage: shown }], { keepPrevious: true })
  const all = useData(family.people, [{ perPage: atOnce }])
  const known = new Set(people.map(({ id }) => id))
  const add = (more: readonly Affected[]) => onChange([...people, ...more.filter(({ id }) => !known.has(id))])
  // A chosen person moves to the list, and the input is cleared for the next name.
  const take = (id: string | null) => {
    if (id === null) return
    add((found.data?.data ?? []).filter((one) => one.id === id))
    setSearch('')
  }
  const everybody = all.data?.data ?? []
  const isTeam = everybody.length > 1 && everybody.length === all.data?.meta.totalCount
  return (
    <Stack space="sm">
      <ComboBox
        name="peopleIds"
        label={t('one.people', { number: format.whole(people.length) })}
        description={t('one.peopleHelp')}
        options={(found.data?.data ?? [])
          .filter(({ id }) => !known.has(id))
          .map(({ id, displayName }) => ({ id, label: displayName }))}
        value={null}
        onChange={take}
        inputValue={search}
        onInputChange={setSearch}
      />
      {isTeam ? (
        <Button size="sm" icon="users" onPress={() => add(everybody)}>
          {t('one.wholeTeam', { number: format.whole(everybody.length) })}
        </Button>
      ) : null}
      <DraftValue name="chosenPeople" value={people} onFound={onChange} />
      {people.map(({ id, displayName }) => (
        <Spread key={id}>
          {displayName}
          <IconButton
            icon="x"
            size="sm"
            label={t('one.removePerson', { name: displayName })}
            onPress={() => onChange(people.filter((one) => one.id !== id))}
          />
        </Spread>
      ))}
    </Stack>
  )
}
