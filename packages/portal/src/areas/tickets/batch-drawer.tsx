import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketBatch, TicketBatchInput, TicketBatchPreview } from '@portal/sdk'
import { ticketBatches } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, Button, Drawer, Inline, Stack } from '@portal/ui-kit'
import { Refusal } from '#patterns/refusals/refusal.tsx'
import { useAttempt } from '#patterns/use-attempt.ts'
import { BatchPreview } from './batch-preview.tsx'
import { BatchResult } from './batch-result.tsx'

interface BatchDrawerProps {
  title: string
  /** The label of the action. */
  sendLabel: string
  /** The current choice. */
  input: TicketBatchInput
  onClose: () => void
  /** The selection. */
  children: ReactNode
}

interface Previewed {
  readonly asked: string
  readonly preview: TicketBatchPreview
}

/** A bulk action on tickets in three steps: choose, preview each ticket, and see the result (EXP-2). */
export function BatchDrawer({ title, sendLabel, input, onClose, children }: BatchDrawerProps) {
  const { t } = useTranslation(['casePool', 'general'])
  const { look, send, shown, batch, preview, create } = useBatch(input)
  const error = create.error ?? preview.error
  const acts =
    shown === undefined ? (
      <Button tone="primary" isPending={preview.isPending} onPress={() => void look()}>
        {t('preview.act')}
      </Button>
    ) : (
      <Button tone="primary" isPending={create.isPending} onPress={() => void send()}>
        {sendLabel}
      </Button>
    )
  return (
    <Drawer
      title={title}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>
            {t(batch === undefined ? 'general:actions.cancel' : 'result.close')}
          </Button>
          {batch === undefined ? acts : null}
        </Inline>
      }
    >
      {batch === undefined ? (
        <Stack space="lg">
          {children}
          {error === undefined ? null : (
            <Alert tone="danger">
              <Refusal error={error} />
            </Alert>
          )}
          {shown === undefined ? null : <BatchPreview preview={shown} isMove={input.kind === 'reassign'} />}
        </Stack>
      ) : (
        <BatchResult id={batch.id} />
      )}
    </Drawer>
  )
}

/** Previews the batch, and runs it. */
function useBatch(input: TicketBatchInput) {
  const family = useFamily(ticketBatches)
  const preview = useAttempt(family.preview)
  const create = useAttempt(family.create)
  const refreshTickets = useAction(nothing, { families: ['tickets', 'dashboard'] })
  const [previewed, setPreviewed] = useState<Previewed>()
  const [batch, setBatch] = useState<TicketBatch>()
  // A new choice needs a new preview: the batch runs exactly as previewed.
  const asked = JSON.stringify({ ...input, reason: '' })
  const shown = previewed?.asked === asked ? previewed.preview : undefined
  const look = async () => {
    // A move is previewed before its reason is entered.
    const { reason = '', ...rest } = input
    const answer = await preview(reason === '' ? rest : input)
    if (answer !== undefined) setPreviewed({ asked, preview: answer.value })
  }
  const send = async () => {
    const answer = await create(input)
    if (answer === undefined) return
    setBatch(answer.value)
    void refreshTickets()
  }
  return { look, send, shown, batch, preview, create }
}

const nothing = () => Promise.resolve()
