import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EmployeeDetail } from '@portal/sdk'
import { employees } from '@portal/sdk/main'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { Alert, Button, DescriptionList, Disclosure, Drawer, Skeleton, Stack } from '@portal/ui-kit'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useDepartmentName } from '#patterns/use-department-name.ts'
import { CoordinatorHistory } from './coordinator-history.tsx'
import { PersonShifts } from './person-shifts.tsx'
import { Refusal } from '#patterns/refusals/refusal.tsx'
import { loadPhrases } from '#phrases/i18n.ts'

// Loaded on demand: not everybody may see contracts.
const PersonContracts = lazy(async () => {
  const [file] = await Promise.all([import('./person-contracts.tsx'), loadPhrases('workdays')])
  return { default: file.PersonContracts }
})

/** One employee: contact, post, contracts, shifts, who coordinated them, their groups. */
export function EmployeeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const can = useCan()
  const { data, error, refresh } = useData(useFamily(employees).show, [id])
  return (
    <Drawer
      title={data?.displayName ?? t('employees.open')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={10} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="lg">
          <Contact employee={data} />
          <Post employee={data} />
          {can('CONTRATOS_VER', 'CONTRATOS_GESTIONAR') ? (
            <Suspense fallback={<Skeleton lines={6} />}>
              <PersonContracts id={id} onChanged={refresh} />
            </Suspense>
          ) : null}
          {can('ACCESOS_VER', 'REPORTES_FICHAJE_VER', 'TURNOS_GESTIONAR') ? (
            <PersonShifts employee={data} />
          ) : null}
          <CoordinatorHistory employee={data} onChanged={refresh} />
          <Groups employee={data} />
        </Stack>
      )}
    </Drawer>
  )
}

function Contact({ employee }: { employee: EmployeeDetail }) {
  const { t } = useTranslation('staff')
  const can = useCan()
  const reveal = useAction(useFamily(employees).reveal)
  const [shown, setShown] = useState<{ dni: string; email: string | null }>()
  const { dni, email } = shown ?? employee
  const show = () => reveal(employee.id).then(setShown, () => undefined)
  return (
    <section>
      <Stack space="sm">
        <h3>{t('employees.contact')}</h3>
        <DescriptionList
          items={[
            { term: t('employees.code'), value: employee.code },
            { term: t('employees.dni'), value: dni },
            { term: t('employees.email'), value: email ?? '—' },
          ]}
        />
        {shown === undefined && can('EMPLEADOS_VER_DATOS_PERSONALES') ? (
          <>
            <p>{t('employees.revealText')}</p>
            <Button size="sm" icon="eye" isPending={reveal.isPending} onPress={() => void show()}>
              {t('employees.reveal')}
            </Button>
          </>
        ) : null}
        {reveal.error === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={reveal.error} />
          </Alert>
        )}
      </Stack>
    </section>
  )
}

function Post({ employee }: { employee: EmployeeDetail }) {
  const { t } = useTranslation('staff')
  const departmentName = useDepartmentName()
  const { jobTitle, jobLevel, department, workCenter, weeklyHours, contractKind, hiredOn, teamSize } =
    employee
  return (
    // A focusable element in every drawer, so that it can be scrolled by keyboard.
    <Disclosure title={t('employees.post')} defaultExpanded>
      <DescriptionList
        items={[
          { term: t('employees.jobTitle'), value: jobTitle },
          { term: t('employees.jobLevel'), value: jobLevel },
          { term: t('employees.department'), value: departmentName(department) },
          { term: t('employees.workCenter'), value: workCenter },
          { term: t('employees.weeklyHours'), value: String(weeklyHours) },
          { term: t('employees.contractKind'), value: contractKind },
          { term: t('employees.hiredOn'), value: hiredOn },
          { term: t('employees.teamSize'), value: String(teamSize) },
        ]}
      />
    </Disclosure>
  )
}

function Groups({ employee: { groups } }: { employee: EmployeeDetail }) {
  const { t } = useTranslation('staff')
  return (
    <section>
      <Stack space="sm">
        <h3>{t('employees.groups')}</h3>
        {groups.length === 0 ? (
          <p>{t('employees.noGroups')}</p>
        ) : (
          <DescriptionList
            items={groups.map(({ name, kind }) => ({ term: name, value: t(`groups.kinds.${kind}`) }))}
          />
        )}
      </Stack>
    </section>
  )
}
