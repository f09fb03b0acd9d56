import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmployeeGroup } from '@portal/sdk'
import { Checkbox, RadioGroup, TextField } from '@portal/ui-kit'
import { RuleInputs } from './rule-inputs.tsx'

/** The fields of a group; with a rule also its conditions and a preview of the members. */
export function GroupInputs({ row }: { row?: EmployeeGroup }) {
  const { t } = useTranslation('staff')
  const [kind, setKind] = useState<string>(row?.kind ?? 'manual')
  return (
    <>
      {row === undefined ? null : <input type="hidden" name="wasActive" value={String(row.active)} />}
      <Texts row={row} />
      <RadioGroup
        name="kind"
        label={t('groups.kind')}
        value={kind}
        onChange={setKind}
        options={(['manual', 'rule'] as const).map((id) => ({ id, label: t(`groups.kinds.${id}`) }))}
      />
      <Checkbox
        name="clocksInPortal"
        label={t('groups.clocksInPortal')}
        description={t('groups.clocksInPortalHelp')}
        defaultSelected={row?.clocksInPortal ?? true}
      />
      {kind === 'rule' ? <RuleInputs rule={row?.rule ?? undefined} /> : null}
    </>
  )
}

function Texts({ row }: { row: EmployeeGroup | undefined }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <TextField
        name="name"
        label={t('groups.name')}
        defaultValue={row?.name ?? ''}
        maxLength={120}
        isRequired
      />
      <TextField
        name="description"
        label={t('groups.description')}
        defaultValue={row?.description ?? ''}
        maxLength={300}
      />
    </>
  )
}
