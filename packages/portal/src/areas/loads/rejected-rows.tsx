import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { useDownload } from '#patterns/use-download.ts'

/** The rejected rows in the layout of their file, with the reason, to mend and upload again (CAR-7). */
export function RejectedRows({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const { loads } = usePortal()
  const { start, isPending } = useDownload()
  return (
    <Button
      icon="download"
      isPending={isPending}
      onPress={() => void start((options) => loads.exportErrors(load.id, options))}
    >
      {t('errors.download')}
    </Button>
  )
}
