import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@portal/sdk'
import { Card, Stat } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** Who is there: the centre, and for a coordinator the own team. */
export function PeopleStats({ people, team }: Pick<Dashboard, 'people' | 'team'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <>
      <Card>
        <Stat label={t('people.employees')} icon="users" value={format.short(people.employees)} />
      </Card>
      <Card>
        <Stat
          label={t('people.online')}
          icon="userCheck"
          value={format.short(people.online)}
          description={t('people.onlineHint')}
        />
      </Card>
      {team === null ? null : (
        <Card>
          <Stat
            label={t('people.assigned')}
            icon="briefcase"
            value={format.short(team.assigned)}
            description={t('people.assignedOnline', { online: format.whole(team.online) })}
          />
        </Card>
      )}
    </>
  )
}
