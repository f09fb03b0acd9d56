import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assignments } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { ComboBox, IconButton, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { DraftValue } from '#patterns/drafts/draft-value.tsx'

/** A person to assign to. */
export interface GivenPerson {
  readonly id: string
  readonly displayName: string
}

interface GivenPeopleProps {
  people: readonly GivenPerson[]
  onChange: (people: readonly GivenPerson[]) => void
}

/** The people to assign to: found by typing and added to a list. */
export function GivenPeople({ people, onChange }: GivenPeopleProps) {
  const { t } = useTranslation('assignments')
  const format = useFormat()
  const [search, setSearch] = useState('')
  const { index } = useFamily(assignments)
  const found = useData(index, [{ search, perPage: 25 }], { keepPrevious: true }).data?.data ?? []
  const known = new Set(people.map(({ id }) => id))
  // A chosen person moves to the list, and the input is cleared for the next name.
  const take = (chosen: string | null) => {
    const one = found.find(({ id }) => id === chosen)
    if (one === undefined) return
    onChange([...people, { id: one.id, displayName: one.displayName }])
    setSearch('')
  }
  return (
    <Stack space="sm">
      <ComboBox
        name="userIds"
        label={
          people.length === 0 ? t('give.people') : t('give.peopleOf', { number: format.whole(people.length) })
        }
        description={t('give.peopleHelp')}
        options={found
          .filter(({ id }) => !known.has(id))
          .map(({ id, displayName, username }) => ({ id, label: `${displayName} · ${username}` }))}
        value={null}
        onChange={take}
        inputValue={search}
        onInputChange={setSearch}
      />
      <DraftValue name="chosenPeople" value={people} onFound={onChange} />
      {people.map(({ id, displayName }) => (
        <Spread key={id}>
          {displayName}
          <IconButton
            icon="x"
            size="sm"
            label={t('give.removePerson', { name: displayName })}
            onPress={() => onChange(people.filter((one) => one.id !== id))}
          />
        </Spread>
      ))}
    </Stack>
  )
}
