import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { ConflictPart } from '#patterns/resource-screen/conflict-part.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import type { Affected } from './people-field.tsx'

interface IncidentConflictProps {
  mine: object
  /** The person's own choice. */
  people: readonly Affected[]
  theirs: IncidentDetail
  onKeepTheirs: () => void
}

const namesOf = (people: readonly Affected[]) =>
  people
    .map(({ displayName }) => displayName)
    .sort()
    .join(', ')

/** The conflict of two concurrent changes of an incident. */
export function IncidentConflict({ mine, people, theirs, onKeepTheirs }: IncidentConflictProps) {
  const { t } = useTranslation('incidents')
  const { dateTime } = useFormat()
  const group = useGroupWords('incidents:list')
  const own: Readonly<Record<string, string>> = {
    description: t('one.description'),
    people: t('list.affected'),
  }
  const moment = (value: unknown) => (typeof value === 'string' ? dateTime(value) : t('one.lasting'))
  const word = (words: string) => (value: unknown) => group(`${words}.${String(value)}`)
  return (
    <Suspense>
      <ConflictPart
        mine={{ ...mine, people: namesOf(people) }}
        theirs={{ ...theirs, people: namesOf(theirs.people) }}
        fields={[
          { name: 'category', shown: word('categories') },
          { name: 'severity', shown: word('severities') },
          { name: 'startsAt', shown: moment },
          { name: 'endsAt', shown: moment },
        ]}
        translate={(name) => own[name] ?? group(name)}
        onKeepTheirs={onKeepTheirs}
      />
    </Suspense>
  )
}
