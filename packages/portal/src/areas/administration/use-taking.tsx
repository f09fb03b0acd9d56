import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PermissionName } from '@portal/permissions'
import { Button, ConfirmDialog } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { BulkFailures } from '#patterns/bulk/bulk-failures.tsx'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useMatchingRows } from '#patterns/bulk/use-matching-rows.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useCan } from '#patterns/use-can.ts'
import type { GivenPerson } from './given-people.tsx'

/** The size of a request; the service accepts 200, but progress should be visible sooner. */
const atOnce = 50

/** The part that every kind of assignment has in common. */
export interface GivenRow {
  readonly id: string
  readonly person: GivenPerson
}

interface TakingOptions<Row, Ask> {
  list: ListAnswer<Row>
  ask: Ask
  all: (ask: Ask) => Promise<readonly Row[]>
  may: { give: PermissionName; take: PermissionName }
  take: (asked: { ids: string[] }) => Promise<{
    readonly rows: readonly { readonly id: string; readonly refusal: 'unknown' | 'same' | null }[]
  }>
  onGive: (people: readonly GivenPerson[]) => void
}

/** The selection and its bulk actions: assign something else to the people, or remove it. */
export function useTaking<Row extends GivenRow, Ask extends object>(options: TakingOptions<Row, Ask>) {
  const { t } = useTranslation(['assignments', 'general'])
  const { list, may, take, onGive } = options
  const can = useCan()
  const chosen = useMatchingRows(options)
  const bulk = useBulkRun<Row>()
  const [isAsking, setAsking] = useState(false)
  const start = async () => {
    setAsking(false)
    await bulk.start({
      label: t('give.taking'),
      rows: chosen.rows,
      name: ({ person }) => person.displayName,
      atOnce,
      actOnMany: async (rows) => {
        const result = await take({ ids: rows.map(({ id }) => id) })
        return result.rows.map(({ refusal }) =>
          refusal === null ? undefined : t(`give.refusals.${refusal}`),
        )
      },
    })
    chosen.clear()
    list.refresh()
  }
  const give = async () => onGive(onceEach(await chosen.rows()))
  const buttons = [
    ...(can(may.give)
      ? [
          <Button key="give" size="sm" icon="plus" onPress={() => void give()}>
            {t('give.toThese')}
          </Button>,
        ]
      : []),
    ...(can(may.take)
      ? [
          <Button key="take" size="sm" icon="minus" onPress={() => setAsking(true)}>
            {t('give.take')}
          </Button>,
        ]
      : []),
  ]
  const table = {
    ...chosen.table,
    bulkActions: buttons,
    ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
  }
  return {
    table: buttons.length === 0 ? {} : table,
    dialogs: (
      <>
        {isAsking ? (
          <TakeQuestion count={chosen.count} onOpenChange={setAsking} onConfirm={() => void start()} />
        ) : null}
        <BulkFailures failures={bulk.failures} onClose={bulk.hideFailures} />
      </>
    ),
  }
}

interface TakeQuestionProps {
  count: number
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

function TakeQuestion({ count, ...acts }: TakeQuestionProps) {
  const { t } = useTranslation('assignments')
  const format = useFormat()
  return (
    <ConfirmDialog
      isOpen
      title={t('give.takeTitle', { number: format.whole(count) })}
      confirmLabel={t('give.take')}
      tone="danger"
      {...acts}
    >
      {t('give.takeText')}
    </ConfirmDialog>
  )
}

/** A person with several rows counts once. */
const onceEach = (rows: readonly GivenRow[]): readonly GivenPerson[] => [
  ...new Map(rows.map(({ person }) => [person.id, person])).values(),
]
