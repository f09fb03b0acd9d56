import { useTranslation } from 'react-i18next'
import type { EmployeeDetail } from '@portal/sdk'
import { coordinatorAssignments } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, DescriptionList, Stack, Status } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'

const tones = { past: 'neutral', current: 'success', planned: 'info' } as const

interface CoordinatorHistoryProps {
  employee: EmployeeDetail
  onChanged: () => void
}

/** A person's coordinators over time; planned ones can be cancelled. */
export function CoordinatorHistory({ employee: { coordinators }, onChanged }: CoordinatorHistoryProps) {
  const { t } = useTranslation('staff')
  const can = useCan()
  const takeBack = useAct(useFamily(coordinatorAssignments).destroy, t('coordinators.takenBack'))
  const words = ({ startsOn, endsOn, state }: EmployeeDetail['coordinators'][number]) => {
    if (endsOn !== null) return t('employees.period', { from: startsOn, to: endsOn })
    return t(state === 'planned' ? 'employees.from' : 'employees.since', { from: startsOn })
  }
  return (
    <section>
      <Stack space="sm">
        <h3>{t('employees.history')}</h3>
        {coordinators.length === 0 ? <p>{t('employees.noHistory')}</p> : null}
        <DescriptionList
          items={coordinators.map((period) => ({
            term: period.coordinator.displayName,
            value: (
              <Stack space="xs">
                <Status tone={tones[period.state]} emphasis="quiet">
                  {t(`employees.states.${period.state}`)}
                </Status>
                <span>{words(period)}</span>
                {period.reason === null ? null : <span>{period.reason}</span>}
                {period.state === 'planned' && can('ASIGNAR_COORDINADOR_EMPLEADOS') ? (
                  <Button
                    size="sm"
                    isPending={takeBack.isPending}
                    onPress={() => void takeBack(period.id).then(onChanged)}
                  >
                    {t('coordinators.takeBack')}
                  </Button>
                ) : null}
              </Stack>
            ),
          }))}
        />
      </Stack>
    </section>
  )
}
