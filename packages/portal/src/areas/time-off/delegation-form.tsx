import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DelegationProposal } from '@portal/sdk'
import { approvalDelegations } from '@portal/sdk/intranet'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Alert, Checkbox, CheckboxGroup, ComboBox, type DateRange, DateRangePicker } from '@portal/ui-kit'
import { like } from '#patterns/like.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useGroupWords } from '#patterns/resource-screen/words.ts'
import { useCan } from '#patterns/use-can.ts'
import { PersonField } from './person-field.tsx'

interface DelegationFormProps {
  /** The days that need a substitute, if known. */
  proposal?: Pick<DelegationProposal, 'startsOn' | 'endsOn'>
  onClose: () => void
}

/** Delegates decisions: to whom, on which kinds of their own, and when. */
export function DelegationForm({ proposal, onClose }: DelegationFormProps) {
  const { t } = useTranslation('inbox')
  const { create } = useFamily(approvalDelegations)
  const [delegatorId, setDelegator] = useState<string | null>(null)
  const ofDelegator = delegatorId === null ? {} : { delegatorId }
  const { people, delegateId, setDelegate, setSearch, offered, families, setFamilies } =
    useDelegates(ofDelegator)
  const [range, setRange] = useState(rangeOf(proposal))
  const isForOthers = useCan()('REPORTES_TODOS') && proposal === undefined
  const send = useAction(
    like(create, () =>
      create({
        ...{ delegateId: delegateId ?? '', families, ...ofDelegator },
        ...{ startsOn: range?.start ?? '', endsOn: range?.end ?? '' },
      }),
    ),
    { families: ['inbox'] },
  )
  return (
    <ResourceForm
      title={t('delegations.create')}
      draft="approvalDelegations.new"
      send={send}
      done={t('delegations.done')}
      sendLabel={t('delegations.create')}
      onClose={onClose}
    >
      <Alert isSilent>{t('delegations.help')}</Alert>
      {isForOthers ? (
        <DelegatorField
          value={delegatorId}
          onChange={(id) => {
            setDelegator(id)
            // The eligible substitutes depend on what a person decides.
            setDelegate(null)
          }}
        />
      ) : null}
      <ComboBox
        name="delegateId"
        label={t('delegations.delegate')}
        description={t('delegations.delegateHelp')}
        options={people.map(({ id, displayName: label }) => ({ id, label }))}
        onInputChange={setSearch}
        value={delegateId}
        onChange={setDelegate}
        isRequired
      />
      <DateRangePicker
        label={t('delegations.period')}
        startName="startsOn"
        endName="endsOn"
        value={range}
        onChange={setRange}
        isRequired
      />
      <FamiliesField offered={offered} value={families} onChange={setFamilies} />
    </ResourceForm>
  )
}

/** The eligible substitutes, the chosen one, and the kinds to delegate: all that they may decide, less deselected ones. */
function useDelegates(ofDelegator: { delegatorId?: string }) {
  const { delegates } = useFamily(approvalDelegations)
  const [search, setSearch] = useState('')
  const [delegateId, setDelegate] = useState<string | null>(null)
  const [left, leave] = useState<readonly string[]>([])
  const found = useData(delegates, [{ search, ...ofDelegator }], { keepPrevious: true })
  const people = found.data ?? []
  const offered = people.find(({ id }) => id === delegateId)?.families ?? []
  return {
    ...{ people, delegateId, setDelegate, setSearch, offered },
    families: offered.filter((family) => !left.includes(family)),
    setFamilies: (chosen: readonly string[]) => leave(offered.filter((family) => !chosen.includes(family))),
  }
}

const rangeOf = (proposal: DelegationFormProps['proposal']): DateRange | null =>
  proposal === undefined ? null : { start: proposal.startsOn, end: proposal.endsOn }

interface FamiliesFieldProps {
  offered: readonly string[]
  value: string[]
  onChange: (chosen: readonly string[]) => void
}

/** The kinds to delegate, limited to those the chosen person may decide. */
function FamiliesField({ offered, value, onChange }: FamiliesFieldProps) {
  const { t } = useTranslation('inbox')
  const translate = useGroupWords('inbox:list')
  if (offered.length === 0) return null
  return (
    <CheckboxGroup
      name="families"
      label={t('delegations.families')}
      value={value}
      onChange={onChange}
      isRequired
    >
      {offered.map((family) => (
        <Checkbox key={family} value={family} label={translate(`families.${family}`)} />
      ))}
    </CheckboxGroup>
  )
}

/** The person to substitute, if the viewer may delegate for others. */
function DelegatorField(field: { value: string | null; onChange: (id: string | null) => void }) {
  const { t } = useTranslation('inbox')
  return (
    <PersonField
      name="delegatorId"
      label={t('delegations.for')}
      description={t('delegations.forHelp')}
      {...field}
    />
  )
}
