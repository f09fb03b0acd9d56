import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkillAssignment } from '@portal/sdk'
import { Columns, DatePicker, toast, type FormValues } from '@portal/ui-kit'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import type { BulkFailure } from '#patterns/bulk/run-bulk.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { GivenPeople, type GivenPerson } from './given-people.tsx'

/** The service's limit of people per request. */
const atOnce = 200

/** The initial people, and the assignment if one is edited. */
export interface Giving<Row> {
  readonly people: readonly GivenPerson[]
  readonly row?: Row
}

interface Answer {
  readonly rows: readonly {
    readonly displayName: string
    readonly refusal: 'unknown' | 'same' | null
  }[]
}

interface GiveFormProps {
  title: string
  draft: string
  giving: Giving<Pick<SkillAssignment, 'startsOn' | 'endsOn'>>
  send: (
    asked: { userIds: string[]; startsOn?: string; endsOn?: string | null },
    values: FormValues,
  ) => Promise<Answer>
  onClose: () => void
  /** Shows the new assignments. */
  onGiven: (people: readonly GivenPerson[]) => void
  children: ReactNode
}

/** Assigns something to people for a period; reports the reason of each failure. */
export function GiveForm({ title, draft, giving, send, onClose, onGiven, children }: GiveFormProps) {
  const { t } = useTranslation(['assignments', 'general'])
  const { row } = giving
  const [people, setPeople] = useState(giving.people)
  const [refused, setRefused] = useState<readonly BulkFailure[]>()
  const give = async (values: FormValues) => {
    const ids = people.map(({ id }) => id)
    const days = daysOf(values, row !== undefined)
    const failures: BulkFailure[] = []
    // An empty list is sent, too: the service says what is missing.
    for (let at = 0; at === 0 || at < ids.length; at += atOnce) {
      const { rows } = await send({ userIds: ids.slice(at, at + atOnce), ...days }, values)
      for (const { displayName, refusal } of rows) {
        if (refusal !== null && people.length > 1)
          failures.push({ name: displayName, reason: t(`give.refusals.${refusal}`) })
      }
    }
    return failures
  }
  const finish = (failures: readonly BulkFailure[]) => {
    // Failures are reported before the form closes.
    if (failures.length > 0) setRefused(failures)
    else onClose()
    if (row !== undefined) toast({ tone: 'success', title: t('general:done.saved') })
    else if (failures.length < people.length) onGiven(people)
  }
  if (refused !== undefined) return <BulkFailures failures={refused} onClose={onClose} />
  return (
    <ResourceForm
      title={title}
      draft={draft}
      send={give}
      onDone={finish}
      sendLabel={row === undefined ? title : t('general:actions.save')}
      onClose={onClose}
    >
      {row === undefined ? (
        <GivenPeople people={people} onChange={setPeople} />
      ) : (
        <p>{people.map(({ displayName }) => displayName).join(', ')}</p>
      )}
      {children}
      <Columns>
        <DatePicker
          name="startsOn"
          label={t('skills.startsOn')}
          description={row === undefined ? t('give.startsOnHelp') : undefined}
          {...(row === undefined ? {} : { defaultValue: row.startsOn })}
        />
        <DatePicker
          name="endsOn"
          label={t('skills.endsOn')}
          description={t('give.endsOnHelp')}
          {...(row?.endsOn ? { defaultValue: row.endsOn } : {})}
        />
      </Columns>
    </ResourceForm>
  )
}

/** An empty end means "no end" when one assignment is changed, and "unchanged" when several are. */
function daysOf(values: FormValues, isChange: boolean) {
  const [startsOn, endsOn] = [textOf(values.startsOn), textOf(values.endsOn)]
  return {
    ...(startsOn === '' ? {} : { startsOn }),
    ...(endsOn === '' ? (isChange ? { endsOn: null } : {}) : { endsOn }),
  }
}
