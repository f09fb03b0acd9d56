import { useTranslation } from 'react-i18next'
import type { FileLoad } from '@portal/sdk'
import { Card, Inline, LinkButton, Stack } from '@portal/ui-kit'
import { useRowSum } from '#patterns/load-rows.ts'
import { LoadStatus } from '#patterns/load-status.tsx'
import { useCan } from '#patterns/use-can.ts'
import { loadAddress } from './load-address.ts'

/** The result of a file: the state of its load with counts, and a link. */
export function FileOutcome({ load }: { load: FileLoad }) {
  const { t } = useTranslation('recordsFile')
  const sum = useRowSum()
  const way = useCan()('MENU_PROCESAR_CARGUE') ? (
    <LinkButton href={loadAddress(load)} icon="database">
      {t('file.openLoad')}
    </LinkButton>
  ) : undefined
  return (
    <Card title={t('file.load')} actions={way}>
      <Stack space="sm">
        <Inline>
          <span>{load.name}</span>
          <LoadStatus load={load} />
        </Inline>
        <p>{sum(load)}</p>
      </Stack>
    </Card>
  )
}
