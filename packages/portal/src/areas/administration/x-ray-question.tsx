import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routes } from '@portal/permissions'
import { assignments, permissions } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, Columns, ComboBox, RadioGroup, Select, Stack } from '@portal/ui-kit'
import { useWholeList } from '#patterns/use-whole-list.ts'

/** The subjects of a question. */
export const askedKinds = ['screen', 'operation'] as const

const screens = routes.map(({ path }) => ({ id: path, label: path }))

interface XRayQuestionProps {
  kind: (typeof askedKinds)[number]
  userId: string | null
  target: string | null
  /** The changed URL parameters, by name. */
  onChange: (change: Record<string, string | null>) => void
}

/** The person, and the screen or operation. */
export function XRayQuestion({ kind, userId, target, onChange }: XRayQuestionProps) {
  const { t } = useTranslation('roles')
  const operations = useOperations()
  return (
    <Card>
      <Stack space="md">
        <RadioGroup
          label={t('xray.kind')}
          value={kind}
          options={askedKinds.map((id) => ({ id, label: t(`xray.${id}`) }))}
          onChange={(id) => onChange({ kind: id, target: null })}
        />
        <Columns>
          <PersonField userId={userId} onChange={(id) => onChange({ user: id })} />
          <Select
            key={kind}
            label={t(`xray.${kind}`)}
            options={kind === 'screen' ? screens : operations}
            value={target}
            onChange={(id) => onChange({ target: id })}
          />
        </Columns>
      </Stack>
    </Card>
  )
}

/** Every operation that a permission opens, by name. */
function useOperations() {
  const names = (useWholeList(useFamily(permissions)) ?? []).flatMap(({ operations }) => operations)
  return [...new Set(names)].sort().map((id) => ({ id, label: id }))
}

interface PersonFieldProps {
  userId: string | null
  onChange: (id: string | null) => void
}

/** A person, searched by the server while typing: there are too many for a list. */
function PersonField({ userId, onChange }: PersonFieldProps) {
  const { t } = useTranslation('roles')
  const { index } = useFamily(assignments)
  const [search, setSearch] = useState('')
  const { data } = useData(index, [{ search, perPage: 25 }], { keepPrevious: true })
  const people = (data?.data ?? []).map(({ id, displayName, username }) => ({
    id,
    label: displayName,
    description: username,
  }))
  return (
    <ComboBox
      key={people.length === 0 ? 'waiting' : 'there'}
      label={t('xray.person')}
      options={people}
      value={userId}
      onInputChange={setSearch}
      onChange={onChange}
    />
  )
}
