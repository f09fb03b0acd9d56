import { loadActs as loads } from '@portal/sdk/laia'
import { useTranslation } from 'react-i18next'
import type { Load } from '@portal/sdk'
import { useFamily } from '@portal/sdk/react'
import { Button } from '@portal/ui-kit'
import { useDownload } from '#patterns/use-download.ts'

/** Downloads the rejected rows in the layout of their file, with the reason, to correct and upload again (CAR-7). */
export function RejectedRows({ load }: { load: Load }) {
  const { t } = useTranslation('loads')
  const loadsFamily = useFamily(loads)
  const { start, isPending } = useDownload()
  return (
    <Button
      icon="download"
      isPending={isPending}
      onPress={() => void start((options) => loadsFamily.exportErrors(load.id, options))}
    >
      {t('errors.download')}
    </Button>
  )
}
