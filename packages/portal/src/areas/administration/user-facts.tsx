import { useTranslation } from 'react-i18next'
import type { UserDetail } from '@portal/sdk'
import { Alert, Card, Columns, DescriptionList, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

/** The account, and what the employee file says. */
export function UserFacts({ user }: { user: UserDetail }) {
  const { t } = useTranslation(['administration', 'shell', 'general'])
  const format = useFormat()
  const { employee, locale } = user
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
        <Card title={t('users.employee')}>
          {employee === null ? (
            <p>{t('users.noEmployee')}</p>
          ) : (
            <DescriptionList
              items={[
                fact(t('users.code'), employee.code),
                fact(t('users.jobTitle'), employee.jobTitle),
                fact(t('users.department'), employee.department),
                fact(t('users.workCenter'), employee.workCenter),
                fact(t('users.hiredOn'), employee.hiredOn),
                fact(t('users.coordinator'), employee.coordinator?.displayName ?? null),
              ]}
            />
          )}
        </Card>
      </Columns>
    </Stack>
  )
}
