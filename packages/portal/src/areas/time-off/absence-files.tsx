import { useTranslation } from 'react-i18next'
import type { AbsenceDetail } from '@portal/sdk'
import { absenceFiles } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, Card, Inline, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useDownload } from '#patterns/use-download.ts'

/** The proofs of an absence, each with its deletion date (AUS-10). */
export function AbsenceFiles({ files }: Pick<AbsenceDetail, 'files'>) {
  const { t } = useTranslation('absenceRequests')
  const format = useFormat()
  const family = useFamily(absenceFiles)
  const { start, isPending } = useDownload()
  return (
    <Card title={t('one.files')} level={3}>
      {files.length === 0 ? (
        <p>{t('proof.none')}</p>
      ) : (
        <Stack as="ul" space="sm">
          {files.map(({ id, name, size, expiresAt }) => (
            <li key={id}>
              <Inline>
                <Button
                  size="sm"
                  icon="download"
                  aria-label={t('proof.download', { name })}
                  isPending={isPending}
                  onPress={() => void start((options) => family.file(id, options))}
                >
                  {name}
                </Button>
                <span>
                  {t('proof.expires', {
                    size: format.bytes(size),
                    date: format.dateTime(expiresAt).slice(0, 10),
                  })}
                </span>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}
