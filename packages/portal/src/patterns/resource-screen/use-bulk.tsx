import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFamily } from '@portal/sdk/react'
import { Button, ConfirmDialog } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import type { NamedDefinition } from './definition.ts'
import type { Family, Identified } from './family.ts'
import { seenOf } from './stale.ts'
import { useMay } from './use-may.ts'
import type { ResourceGroup, TranslateWord } from './words.ts'

/** A bulk action on rows. */
type BulkAct = 'destroy' | 'activate' | 'deactivate'

interface BulkOptions<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  /** The current query of the list. */
  ask: Ask
  list: ListAnswer<Row>
  translate: TranslateWord
}

/** Row selection with its bulk actions; undefined without any permission. */
export function useBulk<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>({
  definition,
  ask,
  list,
  translate,
}: BulkOptions<Row, Input, Ask, Group>) {
  const { t } = useTranslation('general')
  const format = useFormat()
  const family = useFamily(definition.family)
  const acts = useAllowedActs(definition, family)
  const all = (asked: Ask) => family.list(asked).toArray()
  const chosen = useMatchingRows({ list, ask, all })
  const [isAsking, setAsking] = useState(false)
  const bulk = useBulkRun<Row>()

  const start = async (act: BulkAct) => {
    setAsking(false)
    const label = act === 'destroy' ? t('bulk.destroying') : t('bulk.changing')
    await bulk.start({ label, rows: chosen.rows, name: definition.label, act: (row) => performed(act, row) })
    chosen.clear()
    list.refresh()
  }
  const performed = (act: BulkAct, row: Row): Promise<unknown> =>
    act === 'destroy'
      ? (family.destroy?.(row.id) ?? Promise.resolve())
      : (family.patch?.(row.id, { active: act === 'activate', ...seenOf(row) }) ?? Promise.resolve())

  if (acts.length === 0) return { table: {}, dialogs: null }
  return {
    table: {
      ...chosen.table,
      bulkActions: acts.map((act) => (
        <Button
          key={act}
          size="sm"
          {...(act === 'destroy' ? { tone: 'danger' as const, icon: 'trash' as const } : {})}
          onPress={() => (act === 'destroy' ? setAsking(true) : void start(act))}
        >
          {act === 'destroy' ? t('actions.destroy') : translate(act)}
        </Button>
      )),
      ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
    },
    dialogs: (
      <>
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          tone="danger"
          title={t('bulk.destroyTitle', { number: format.whole(chosen.count) })}
          confirmLabel={t('actions.destroy')}
          // The dialog closes at once: the bar shows the progress and can cancel.
          onConfirm={() => void start('destroy')}
        >
          {t('confirm.text')}
        </ConfirmDialog>
        <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      </>
    ),
  }
}

/** Actions on one row are also offered for many. */
function useAllowedActs<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>(
  { isSwitched, permissions }: NamedDefinition<Row, Input, Ask, Group>,
  { patch, destroy }: Family<Row, Input, Ask>,
): readonly BulkAct[] {
  const may = useMay(permissions)
  return [
    ...(isSwitched && patch !== undefined && may('update') ? (['activate', 'deactivate'] as const) : []),
    ...(destroy !== undefined && may('destroy') ? (['destroy'] as const) : []),
  ]
}
