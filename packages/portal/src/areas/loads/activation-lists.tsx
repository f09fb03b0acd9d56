import { useTranslation } from 'react-i18next'
import type { Activation, ActivationList as Checked } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, Button, Card, DataTable, Inline, Stack, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useDownload } from '#patterns/use-download.ts'

/** The blacklists that the members were checked against, and the certificate (LNE-9). */
export function ActivationLists({ activation }: { activation: Activation }) {
  const { t } = useTranslation('activations')
  const { lists } = useFamily(activations)
  const { id, hasCertificate } = activation
  const rows = useData(lists, hasCertificate ? [id] : null).data
  const columns = useListColumns()
  if (rows === undefined) return null
  return (
    <Card title={t('lists.title')}>
      <Stack space="lg">
        <p>{t('lists.text')}</p>
        <Certificate id={id} />
        <DataTable
          label={t('lists.title')}
          columns={columns}
          rows={rows}
          rowKey={({ blacklistId }) => blacklistId}
          hideColumnChooser
        />
      </Stack>
    </Card>
  )
}

function Certificate({ id }: { id: string }) {
  const { t } = useTranslation('activations')
  const { certificate, proof } = useFamily(activations)
  const file = useDownload()
  return (
    <Inline space="sm">
      <Button icon="download" onPress={() => void file.start((options) => certificate(id, options))}>
        {t('lists.certificate')}
      </Button>
      <Button icon="download" tone="quiet" onPress={() => void file.start((options) => proof(id, options))}>
        {t('lists.proof')}
      </Button>
    </Inline>
  )
}

function useListColumns(): readonly Column<Checked>[] {
  const { t } = useTranslation('activations')
  const { whole } = useFormat()
  return [
    { id: 'name', header: t('lists.name'), rowHeader: true, priority: 1, cell: ({ name }) => name },
    { id: 'layer', header: t('lists.layer'), cell: ({ layer }) => t(`lists.layers.${layer}`) },
    { id: 'edition', header: t('lists.edition'), cell: ({ edition }) => edition ?? '—' },
    {
      ...{ id: 'ranOn', header: t('lists.ranOn') },
      cell: ({ ranOn, isStale }) =>
        isStale ? <Badge tone="warning">{t('lists.stale', { date: ranOn ?? '—' })}</Badge> : (ranOn ?? '—'),
    },
    { id: 'size', header: t('lists.size'), align: 'end', cell: ({ size }) => whole(size) },
    { id: 'hits', header: t('lists.hits'), align: 'end', priority: 1, cell: ({ hits }) => whole(hits) },
  ]
}
