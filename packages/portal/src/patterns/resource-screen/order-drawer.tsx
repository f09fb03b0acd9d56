import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Named } from '@portal/sdk'
import { Alert, Button, Drawer, Inline, OrderList, Skeleton, Stack, toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import type { Identified } from './family.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

export interface OrderDrawerProps<Row extends Identified> {
  title: string
  rows: () => Promise<readonly Row[]>
  nameOf: (row: Row) => string
  reorder: Named & ((order: { ids: string[] }) => Promise<unknown>)
  onClose: () => void
}

/** Reorders the rows of a catalogue by dragging or by menu; nothing is stored before “Save”. */
export function OrderDrawer({
  title,
  rows,
  reorder,
  onClose,
}: OrderDrawerProps<Identified & { label: string }>) {
  const { t } = useTranslation(['resource', 'general'])
  const [lines, setLines] = useState<readonly { id: string; label: string }[]>()
  const [failure, setFailure] = useState<unknown>()
  const save = useConfirmedAction(reorder)
  const load = useEffectEvent(() => rows().then(setLines, setFailure))
  useEffect(() => void load(), [])
  const send = async () => {
    try {
      await save({ ids: (lines ?? []).map(({ id }) => id) })
      toast({ tone: 'success', title: t('general:done.saved') })
      onClose()
    } catch (error) {
      setFailure(error)
    }
  }
  const inOrder = (ids: readonly string[]) =>
    setLines((old = []) => ids.flatMap((id) => old.find((line) => line.id === id) ?? []))
  return (
    <Drawer
      title={t('order.title', { name: title })}
      isOpen
      onOpenChange={onClose}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{t('general:actions.cancel')}</Button>
          <Button tone="primary" isPending={save.isPending} onPress={() => void send()}>
            {t('general:actions.save')}
          </Button>
        </Inline>
      }
    >
      <Stack space="md">
        <p>{t('order.text')}</p>
        {failure === undefined ? null : (
          <Alert tone="danger">
            <Refusal error={failure} />
          </Alert>
        )}
        {lines === undefined ? (
          <Skeleton lines={6} />
        ) : (
          <OrderList label={title} items={lines} onOrder={inOrder} />
        )}
      </Stack>
    </Drawer>
  )
}
