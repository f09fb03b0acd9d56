import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recordPackages, workingHours } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { DateRangePicker, type FormValues, RadioGroup, Select, toast } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { useCan } from '#patterns/use-can.ts'
import { RecordPersonField } from './record-person-field.tsx'
import { monthUntilToday, today } from '#patterns/this-month.ts'

interface PackageFormProps {
  /** The person's own id, if the package is about them. */
  employeeId?: string
  /** Under a grant: its people, and its days. */
  grant?: { id: string; from: string; until: string } | undefined
  onClose: () => void
}

const scopes = ['person', 'team', 'center', 'all'] as const
type Scope = (typeof scopes)[number]

/** Requests a package: whose record, and which days. */
export function PackageForm({ employeeId, grant, onClose }: PackageFormProps) {
  const { t } = useTranslation('proof')
  const { create } = useFamily(recordPackages)
  const whose = whoseOf(employeeId, grant)
  return (
    <ResourceForm
      title={t(employeeId === undefined ? 'packages.create' : 'packages.createOwn')}
      draft={`recordPackages.${grant?.id ?? employeeId ?? 'new'}`}
      send={(values) =>
        create({ from: textOf(values.from), until: textOf(values.until), ...(whose ?? peopleOf(values)) })
      }
      onDone={() => {
        toast({ tone: 'success', title: t('packages.asked'), description: t('packages.askedText') })
        onClose()
      }}
      sendLabel={t('packages.send')}
      onClose={onClose}
    >
      {whose === undefined ? <WhoseRecord /> : null}
      <PeriodField grant={grant} />
    </ResourceForm>
  )
}

/** The person, or the people of a grant; undefined where the form asks. */
function whoseOf(employeeId: string | undefined, grant: PackageFormProps['grant']) {
  if (grant !== undefined) return { grantId: grant.id }
  return employeeId === undefined ? undefined : { employeeIds: [employeeId] }
}

function PeriodField({ grant }: Pick<PackageFormProps, 'grant'>) {
  const { t } = useTranslation('proof')
  const usual = grant ?? monthUntilToday()
  const limits = grant === undefined ? { max: today() } : { min: grant.from, max: grant.until }
  return (
    <DateRangePicker
      startName="from"
      endName="until"
      label={t('packages.period')}
      description={t(grant === undefined ? 'packages.periodHelp' : 'packages.grantHelp', { ...grant })}
      defaultValue={{ start: usual.from, end: usual.until }}
      {...limits}
      isRequired
    />
  )
}

function peopleOf(values: FormValues) {
  const [person, coordinator, center] = [values.employeeIds, values.coordinatorId, values.workCenterId].map(
    textOf,
  )
  return {
    ...(person ? { employeeIds: [person] } : {}),
    ...(coordinator ? { coordinatorId: coordinator } : {}),
    ...(center ? { workCenterId: center } : {}),
  }
}

/** One person, a team, a work center, or everybody in scope. */
function WhoseRecord() {
  const { t } = useTranslation('proof')
  const [scope, setScope] = useState<Scope>('person')
  const chooses = useCan()('ACCESOS_VER', 'REPORTES_FICHAJE_VER', 'REPORTES_FICHAJE_SKILLS_VER')
  const choices = useData(useFamily(workingHours).choices, chooses ? [] : null).data
  const options = (all: readonly { id: string; name: string }[] = []) =>
    all.map(({ id, name }) => ({ id, label: name }))
  const offered = scopes.filter((one) => chooses || one === 'person' || one === 'all')
  return (
    <>
      <RadioGroup
        name="scope"
        label={t('packages.whose')}
        options={offered.map((id) => ({ id, label: t(`packages.scopes.${id}`) }))}
        value={scope}
        onChange={setScope}
      />
      {scope === 'person' ? (
        <RecordPersonField name="employeeIds" label={t('packages.person')} isRequired />
      ) : null}
      {scope === 'team' ? (
        <Select
          name="coordinatorId"
          label={t('packages.team')}
          options={options(choices?.coordinators)}
          isRequired
        />
      ) : null}
      {scope === 'center' ? (
        <Select
          name="workCenterId"
          label={t('packages.center')}
          options={options(choices?.workCenters)}
          isRequired
        />
      ) : null}
    </>
  )
}
