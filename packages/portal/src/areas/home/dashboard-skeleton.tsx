import { useTranslation } from 'react-i18next'
import { Card, Columns, LinkList, Skeleton, Stack } from '@portal/ui-kit'

/** The shape of the dashboard until its parts are known. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard')
  return (
    <Stack>
      <Card title={t('waiting.title')}>
        <LinkList items={[]} room={1} layout="columns" isLoading />
      </Card>
      <Columns count="even">
        {[1, 2, 3, 4].map((card) => (
          <Card key={card}>
            <Skeleton lines={3} />
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}
