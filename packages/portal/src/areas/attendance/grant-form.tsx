import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordGrants } from '@portal/sdk/intranet'
import { users } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import {
  ComboBox,
  DatePicker,
  DateRangePicker,
  type FormValues,
  RadioGroup,
  Select,
  TextArea,
} from '@portal/ui-kit'
import { recordGrants as contract } from '#generated/record-grants.ts'
import { useCenterOptions } from '#patterns/choices/use-center-options.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { RecordPersonField } from './record-person-field.tsx'
import { monthUntilToday, today } from '#patterns/this-month.ts'

const scopes = ['person', 'center'] as const

const dayMs = 24 * 60 * 60_000
/** The latest end date of a grant that starts now: thirty days, inclusive. */
const lastDay = () => new Date(Date.now() + 29 * dayMs).toLocaleDateString('sv-SE')

/** Grants read-only access: to whom, in which role, to whose days, until when and why. */
export function GrantForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('proof')
  const { create } = useFamily(recordGrants)
  const [search, setSearch] = useState('')
  const found = useData(useFamily(users).index, [{ search, perPage: 25 }], { keepPrevious: true })
  const month = monthUntilToday()
  return (
    <ResourceForm
      title={t('grants.create')}
      draft="recordGrants.new"
      send={(values) => create(inputOf(values))}
      done={t('grants.given')}
      sendLabel={t('grants.create')}
      onClose={onClose}
    >
      <ComboBox
        name="userId"
        label={t('grants.holder')}
        description={t('grants.holderHelp')}
        options={(found.data?.data ?? []).map(({ id, displayName, username }) => ({
          ...{ id, label: `${displayName} · ${username}` },
        }))}
        // After a choice, the input contains the whole label: search by the name in it.
        onInputChange={(text) => setSearch(text.split(' · ')[0] ?? '')}
        isRequired
      />
      <Select
        name="role"
        label={t('grants.role')}
        description={t('grants.roleHelp')}
        options={contract.input.role.values.map((id) => ({ id, label: t(`grants.roles.${id}`) }))}
        isRequired
      />
      <ScopeFields />
      <DateRangePicker
        startName="from"
        endName="until"
        label={t('grants.period')}
        defaultValue={{ start: month.from, end: month.until }}
        isRequired
      />
      <DatePicker
        name="endsAt"
        label={t('grants.lastDay')}
        description={t('grants.lastDayHelp')}
        min={today()}
        max={lastDay()}
        isRequired
      />
      <TextArea
        name="reason"
        label={t('grants.reason')}
        description={t('grants.reasonHelp')}
        maxLength={contract.input.reason.maxLength}
        isRequired
      />
    </ResourceForm>
  )
}

function inputOf(values: FormValues) {
  const [person, center] = [textOf(values.employeeIds), textOf(values.workCenterId)]
  return {
    ...{ userId: textOf(values.userId), reason: textOf(values.reason) },
    ...{ from: textOf(values.from), until: textOf(values.until) },
    role: contract.input.role.values.find((one) => one === textOf(values.role)) ?? 'representative',
    // The last day inclusive, in the zone of the author.
    endsAt: new Date(`${textOf(values.endsAt)}T23:59:59`).toISOString(),
    ...(person ? { employeeIds: [person] } : {}),
    ...(center ? { workCenterId: center } : {}),
  }
}

/** Whose days are granted: those of a work center, or of one person. */
function ScopeFields() {
  const { t } = useTranslation('proof')
  const [scope, setScope] = useState<(typeof scopes)[number]>('center')
  const centers = useCenterOptions()
  return (
    <>
      <RadioGroup
        name="scope"
        label={t('packages.whose')}
        options={scopes.map((id) => ({ id, label: t(`packages.scopes.${id}`) }))}
        value={scope}
        onChange={setScope}
      />
      {scope === 'person' ? (
        <RecordPersonField name="employeeIds" label={t('packages.person')} isRequired />
      ) : (
        <Select name="workCenterId" label={t('packages.center')} options={centers ?? []} isRequired />
      )}
    </>
  )
}
