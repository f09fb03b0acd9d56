import { useTranslation } from 'react-i18next'
import type { UserDetail } from '@portal/sdk'
import { Alert, Badge, Card, Columns, DescriptionList, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useDepartmentName } from '#patterns/use-department-name.ts'

/** The account, and the data of the employee file. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['administration', 'shell', 'general'])
  const format = useFormat()
  const { locale } = user
  const fact = (term: string, value: string | null) => ({ term, value: value ?? '—' })
  return (
    <Stack space="lg">
      {user.canManage ? null : <Alert>{t('users.outOfReachText')}</Alert>}
      {user.isPasswordDue ? <Alert tone="info">{t('users.passwordDue')}</Alert> : null}
      <Columns>
        <Card title={t('users.account')}>
          <DescriptionList
            items={[
              fact(t('users.username'), user.username),
              fact(t('users.email'), user.email),
              fact(t('users.taxId'), user.taxId),
              fact(t('users.locale'), locale === null ? null : t(`shell:language.${locale}`)),
              fact(t('users.timeZone'), user.timeZone),
              fact(
                t('users.hasSecondFactor'),
                t(
                  user.hasSecondFactor
                    ? 'general:yes'
                    : user.secondFactorRequired
                      ? 'users.due'
                      : 'general:no',
                ),
              ),
              fact(t('users.lastSeenAt'), format.dateTime(user.lastSeenAt)),
              fact(
                t('users.lockedNow'),
                user.lockedUntil === null ? t('general:no') : format.dateTime(user.lockedUntil),
              ),
              fact(t('users.createdAt'), format.dateTime(user.createdAt)),
            ]}
          />
        </Card>
        <EmployeeFacts user={user} />
      </Columns>
    </Stack>
  )
}

function EmployeeFacts({ user: { employee, groups } }: { user: UserDetail }) {
  const { t } = useTranslation('administration')
  const departmentName = useDepartmentName()
  return (
    <Card title={t('users.employee')}>
      {employee === null ? (
        <p>{t('users.noEmployee')}</p>
      ) : (
        <DescriptionList
          items={[
            { term: t('users.code'), value: employee.code },
            { term: t('users.jobTitle'), value: employee.jobTitle },
            { term: t('users.department'), value: departmentName(employee.department) },
            { term: t('users.workCenter'), value: employee.workCenter },
            { term: t('users.hiredOn'), value: employee.hiredOn },
            { term: t('users.coordinator'), value: employee.coordinator?.displayName ?? '—' },
            { term: t('users.groups'), value: groups.length === 0 ? '—' : <Groups groups={groups} /> },
          ]}
        />
      )}
    </Card>
  )
}

/** Groups are organizational; permissions come only from roles and grants (decision 047). */
function Groups({ groups }: Pick<UserDetail, 'groups'>) {
  const { t } = useTranslation('administration')
  return (
    <Inline space="xs">
      {groups.map(({ id, name, kind }) => (
        <Badge key={id}>{kind === 'rule' ? t('users.groupByRule', { name }) : name}</Badge>
      ))}
    </Inline>
  )
}
