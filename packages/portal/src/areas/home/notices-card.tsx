import { useTranslation } from 'react-i18next'
import { Card, Link, LinkButton, Spread, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useNoticeWords } from '#patterns/notices/use-notice-words.ts'
import type { Today } from './use-today.ts'

/** What one was told last; left out while there is nothing. */
export function NoticesCard({ notices }: Pick<Today, 'notices'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  // Titles alone are said here, and none of them names a permission.
  const words = useNoticeWords([])
  if (notices === undefined || notices.data.length === 0) return null
  return (
    <Card
      title={t('notices.title')}
      actions={<LinkButton href="/notifications">{t('notices.all')}</LinkButton>}
    >
      <Stack space="sm">
        {notices.data.map((notice) => (
          <Spread key={notice.id}>
            {notice.link === null ? (
              words(notice).title
            ) : (
              <Link href={notice.link}>{words(notice).title}</Link>
            )}
            {format.dateTime(notice.createdAt)}
          </Spread>
        ))}
      </Stack>
    </Card>
  )
}
