import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlacklistCopy, NewBlacklistCopy } from '@portal/sdk'
import { blacklistCopies } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, Card, EmptyState, type MenuSection } from '@portal/ui-kit'
import { PagedTable } from '#patterns/paged-table.tsx'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useCan } from '#patterns/use-can.ts'
import { useDownload } from '#patterns/use-download.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useCopyColumns } from './copy-columns.tsx'
import { CopyForm } from './copy-form.tsx'
import { CopySalt } from './copy-salt.tsx'

const rules = { sorts: ['createdAt'], defaultSort: '-createdAt' } as const

/** Hashed copies, with which a partner can check contacts without seeing the list (LNE-10). */
export function BlacklistCopies() {
  const { t } = useTranslation('blacklists')
  const { index, export: download } = useFamily(blacklistCopies)
  const may = useCan()('LISTA_NEGRA_ELIMINAR')
  const table = useTableQuery(rules)
  const { page, perPage } = table.query
  const list = useData(index, [{ page, perPage }], { keepPrevious: true })
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewBlacklistCopy>()
  const file = useDownload()
  const menu = ({ id }: BlacklistCopy): readonly MenuSection[] => {
    const onAction = () => void file.start((options) => download(id, options))
    return [{ items: may ? [{ id: 'export', label: t('copies.download'), icon: 'download', onAction }] : [] }]
  }
  const create = may ? (
    <Button tone="primary" icon="plus" onPress={() => setMaking(true)}>
      {t('copies.create')}
    </Button>
  ) : undefined
  return (
    <ScreenPage title={t('tabs.copies')} description={t('copies.text')} actions={create}>
      <Card padding="none">
        <PagedTable
          label={t('tabs.copies')}
          table={table}
          list={list}
          columns={useCopyColumns()}
          rowKey={({ id }) => id}
          rowLabel={({ partner }) => partner}
          rowActions={menu}
          empty={<EmptyState title={t('copies.none')}>{t('copies.noneText')}</EmptyState>}
        />
      </Card>
      {isMaking ? <CopyForm onClose={() => setMaking(false)} onMade={setMade} /> : null}
      {made === undefined ? null : <CopySalt copy={made} onClose={() => setMade(undefined)} />}
    </ScreenPage>
  )
}
