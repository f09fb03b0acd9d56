import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketDetail, TicketMacro, TicketMacroPreview } from '@portal/sdk'
import { ticketBatches, ticketMacros } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { Alert, ComboBox, DescriptionList, TextArea, toast } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { useAttempt } from '#patterns/use-attempt.ts'
import { useReason } from '#patterns/use-reason.ts'
import { TransitionInputs, valuesOf } from './incident-transition-inputs.tsx'
import { useChangeValue } from './use-change-value.ts'
import { useFieldName } from './use-field-name.ts'
import { useMacros } from './use-macros.ts'

const touched = ['tickets', 'ticketEntries', 'ticketDesk', 'ticketBatches']

/** Applies a macro to a ticket, with an editable preview of its text and changes (TIC-10). */
export function MacroForm({ ticket, onClose }: { ticket: TicketDetail; onClose: () => void }) {
  const { t } = useTranslation(['ticketMacros', 'general'])
  const apply = useAction(useFamily(ticketMacros).apply, { families: touched })
  const undo = useAction(useFamily(ticketBatches).undo, { families: touched })
  const macros = useMacros(ticket.skill.id)
  const tried = useAttempt(useFamily(ticketMacros).preview)
  const [id, setId] = useState<string | null>(null)
  const [preview, setPreview] = useState<TicketMacroPreview>()
  const macro = macros?.find((one) => one.id === id)
  const { id: ticketId } = ticket
  const choose = async (chosen: string | null) => {
    setId(chosen)
    setPreview(undefined)
    if (chosen !== null) setPreview((await tried(chosen, { ticketId }))?.value)
  }
  return (
    <SeenForm
      title={t('use.title', { number: ticket.number })}
      draft={`tickets.macro.${ticketId}`}
      row={ticket}
      of="tickets"
      send={({ text, ...values }, seen) =>
        apply(id ?? '', {
          // The preview may be of a later version than the page, e.g. just after an answer.
          rows: [{ id: ticketId, version: Math.max(seen.version, preview?.version ?? 0) }],
          ...{ allOrNone: true, text: textOf(text) },
          values: valuesOf(preview?.asks ?? [], values),
        })
      }
      onDone={({ batchId }) => {
        toast({
          ...{ tone: 'success', title: t('use.done', { name: macro?.name }) },
          ...(batchId === null
            ? {}
            : { action: { label: t('general:actions.undo'), onPress: () => void undo(batchId) } }),
        })
        onClose()
      }}
      sendLabel={t('use.act')}
      onClose={onClose}
    >
      <ComboBox
        label={t('use.macro')}
        description={t('use.macroHelp')}
        options={(macros ?? []).map((one) => ({ id: one.id, label: one.name }))}
        value={id}
        onChange={(chosen) => void choose(chosen)}
        isRequired
      />
      {macro === undefined || preview === undefined ? null : (
        <Preview key={macro.id} macro={macro} preview={preview} />
      )}
    </SeenForm>
  )
}

/** The editable text, the changes, and the fields of its final state. */
function Preview({ macro, preview }: { macro: TicketMacro; preview: TicketMacroPreview }) {
  const { t } = useTranslation('ticketMacros')
  const reasonOf = useReason()
  const nameOf = useFieldName()
  const shown = useChangeValue()
  const { text, changes, asks, error } = preview
  const isWanting = error === 'blank' && asks.some(({ required, value }) => required && value === null)
  return (
    <>
      {error === null || isWanting ? null : (
        <Alert tone="danger">
          {error === 'forbidden' || error === 'not_found' ? t('use.not') : reasonOf(error)}
        </Alert>
      )}
      {macro.reply === '' ? null : (
        <TextArea
          name="text"
          label={t(macro.isInternal ? 'use.note' : 'use.reply')}
          defaultValue={text}
          maxLength={20_000}
          rows={6}
        />
      )}
      <TransitionInputs fields={asks} />
      {changes.length === 0 ? null : (
        <section aria-label={t('use.changes')} role="status">
          <DescriptionList
            items={changes.map(({ field, old, new: next }) => ({
              term: nameOf({ field, label: null }),
              value: `${shown(field, old)} → ${shown(field, next)}`,
            }))}
          />
        </section>
      )}
    </>
  )
}
