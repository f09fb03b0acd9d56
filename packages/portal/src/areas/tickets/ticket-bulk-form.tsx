import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ticket } from '@portal/sdk'
import { tickets } from '@portal/sdk/laia'
import { useData, useFamily } from '@portal/sdk/react'
import { Select, TextArea, type FormValues } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { textOf } from '#patterns/form-values.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { TransitionInputs, valuesOf } from './incident-transition-inputs.tsx'
import { LateComboBox } from './late-choices.tsx'
import type { TicketBulkAct, TicketBulkAsked } from './ticket-bulk-act.ts'
import { OtherTicket } from './ticket-relation-forms.tsx'
import { useMacros } from './use-macros.ts'
import { useTicketChoices } from './use-ticket-filters.ts'

interface TicketBulkFormProps {
  act: TicketBulkAct
  /** How many are selected, or match. */
  count: number
  /** A sample ticket: the fields of its final state are asked for all. */
  first: Ticket | undefined
  onSend: (asked: TicketBulkAsked) => void
  onClose: () => void
}

/** Asks for the parameters of a bulk action on tickets. */
export function TicketBulkForm({ act, count, first, onSend, onClose }: TicketBulkFormProps) {
  const { t } = useTranslation('ticketBulk')
  const format = useFormat()
  const ends = useEnds(act === 'close' ? first : undefined)
  const send = (values: FormValues) => {
    onSend(askedOf(act, values, ends))
    return Promise.resolve()
  }
  return (
    <ResourceForm
      title={t('title', { act: t(`acts.${act}`), number: format.whole(count) })}
      draft={`tickets.bulk.${act}`}
      send={send}
      sendLabel={t(`acts.${act}`)}
      onClose={onClose}
    >
      <Asked act={act} ends={ends} />
    </ResourceForm>
  )
}

type Ends = ReturnType<typeof useEnds>

/** The final states that any of the tickets can reach, with their fields. */
function useEnds(first: Ticket | undefined) {
  const { data } = useData(useFamily(tickets).show, first === undefined ? null : [first.id])
  return data?.transitions.filter(({ finalStateId }) => finalStateId !== null)
}

function Asked({ act, ends }: { act: TicketBulkAct; ends: Ends }) {
  const { t } = useTranslation(['ticketBulk', 'caseFiles', 'ticketMacros'])
  const choices = useTicketChoices()
  const macros = useMacros()
  const named = (rows: readonly { id: string; name: string }[] | undefined) =>
    rows?.map(({ id, name }) => ({ id, label: name }))
  if (act === 'close') return <Ending ends={ends} />
  if (act === 'merge')
    return (
      <>
        <p>{t('mergeText')}</p>
        <OtherTicket not="" />
      </>
    )
  const field = { name: 'chosen', chosen: undefined, isRequired: true }
  if (act === 'tag') return <LateComboBox {...field} label={t('tag')} options={named(choices?.tags)} />
  if (act === 'prioritise')
    return (
      <LateComboBox {...field} label={t('caseFiles:list.priority')} options={named(choices?.priorities)} />
    )
  return <LateComboBox {...field} label={t('ticketMacros:use.macro')} options={named(macros)} />
}

/** The final state and its fields; tickets that require others are rejected individually. */
function Ending({ ends = [] }: { ends: Ends }) {
  const { t } = useTranslation(['ticketBulk', 'caseFile', 'caseFiles'])
  const [id, choose] = useState<string>()
  const chosen = ends.find(({ finalStateId }) => finalStateId === (id ?? ends[0]?.finalStateId))
  if (chosen === undefined) return <p>{t('noEnd')}</p>
  return (
    <>
      <Select
        name="chosen"
        label={t('caseFiles:list.finalState')}
        value={chosen.finalStateId ?? ''}
        onChange={choose}
        options={ends.map(({ finalStateId, to }) => ({ id: finalStateId ?? '', label: to }))}
      />
      <TransitionInputs key={chosen.code} fields={chosen.fields} />
      <TextArea
        name="text"
        label={t('caseFile:acts.comment')}
        maxLength={20_000}
        isRequired={chosen.needsComment}
      />
    </>
  )
}

function askedOf(act: TicketBulkAct, values: FormValues, ends: Ends = []): TicketBulkAsked {
  const chosen = textOf(values.chosen)
  if (act === 'merge') return { into: textOf(values.other) }
  if (act === 'macro') return { macroId: chosen }
  if (act === 'tag') return { act, tagId: chosen }
  if (act === 'prioritise') return { act, priorityId: chosen }
  const way = ends.find(({ finalStateId }) => finalStateId === chosen)
  const text = textOf(values.text)
  return {
    ...{ act, finalStateId: chosen, values: valuesOf(way?.fields ?? [], values) },
    ...(text === '' ? {} : { text }),
  }
}
