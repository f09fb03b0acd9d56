import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { employeeGroupMembers, employees } from '@portal/sdk/main'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, ComboBox, Inline, toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

/** Adds a person, found by search, to a group from today on. */
export function MemberForm({ groupId }: { groupId: string }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const [search, setSearch] = useState('')
  const [person, setPerson] = useState<string | null>(null)
  const found = useData(useFamily(employees).index, [{ search, perPage: 25 }], { keepPrevious: true })
  const assign = useAction(useFamily(employeeGroupMembers).assign)
  const add = () => {
    if (person === null) return
    assign(groupId, { employeeIds: [person] }).then(
      ({ accepted }) => {
        setPerson(null)
        setSearch('')
        toast({ tone: 'success', title: t('groups.added', { number: format.whole(accepted) }) })
      },
      () => undefined,
    )
  }
  return (
    <>
      <Inline align="end">
        <ComboBox
          label={t('groups.person')}
          options={(found.data?.data ?? []).map(({ id, displayName, code }) => ({
            id,
            label: `${displayName} · ${code}`,
          }))}
          value={person}
          onChange={setPerson}
          // After a choice the input contains the whole label: search by the name in it.
          onInputChange={(text) => setSearch(text.split(' · ')[0] ?? '')}
        />
        <Button icon="plus" isPending={assign.isPending} onPress={add}>
          {t('groups.add')}
        </Button>
      </Inline>
      {assign.error === undefined ? null : (
        <Alert tone="danger">
          <Refusal error={assign.error} />
        </Alert>
      )}
    </>
  )
}
