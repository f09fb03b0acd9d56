import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Ticket, TicketDetail } from '@portal/sdk'
import { ticketBatches, tickets } from '@portal/sdk/laia'
import { useAction, useData, useFamily } from '@portal/sdk/react'
import { ComboBox, type FormValues, Select, toast } from '@portal/ui-kit'
import { textOf } from '#patterns/form-values.ts'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { SeenForm } from '#patterns/seen-form.tsx'
import { ticketAddress } from './ticket-address.ts'
import { linkKinds, openStateTypes } from './ticket-values.ts'

interface RelationFormProps {
  ticket: TicketDetail
  onClose: () => void
}

const parent = 'parent'
const touched = ['tickets', 'ticketEntries', 'ticketDesk']

/** Merges a ticket into another, and navigates there (TIC-7). */
export function MergeForm({ ticket, onClose }: RelationFormProps) {
  const { t } = useTranslation(['caseFile', 'general'])
  const navigate = useNavigate()
  const merge = useAction(useFamily(tickets).merge, { families: touched })
  const undo = useAction(useFamily(ticketBatches).undo, { families: touched })
  const { id } = ticket
  const send = async ({ other }: FormValues, seen: Seen) => {
    const into = textOf(other)
    return { into, ...(await merge(into, { rows: [{ id, ...seen }], allOrNone: true })) }
  }
  return (
    <SeenForm
      title={t('acts.merge')}
      draft={`tickets.merge.${id}`}
      row={ticket}
      of="tickets"
      send={send}
      onDone={({ into, batchId }) => {
        toast({
          ...{ tone: 'success', title: t('merge.done') },
          ...(batchId === null
            ? {}
            : { action: { label: t('general:actions.undo'), onPress: () => void undo(batchId) } }),
        })
        void navigate(ticketAddress(into))
      }}
      sendLabel={t('merge.act')}
      onClose={onClose}
    >
      <p>{t('merge.text')}</p>
      <OtherTicket not={id} />
    </SeenForm>
  )
}

/** Links a ticket to another, or makes it a child of one (TIC-7). */
export function LinkForm({ ticket, onClose }: RelationFormProps) {
  const { t } = useTranslation('caseFile')
  const family = useFamily(tickets)
  const link = useAction(family.link)
  const patch = useAction(family.patch)
  const { id } = ticket
  return (
    <SeenForm
      title={t('acts.link')}
      draft={`tickets.link.${id}`}
      row={ticket}
      send={({ other, kind }, seen) => {
        const chosen = textOf(other)
        if (textOf(kind) === parent) return patch(id, { ...seen, parentId: chosen })
        return link(id, {
          ticketIds: [chosen],
          kind: linkKinds.find((one) => one === textOf(kind)) ?? 'related',
        })
      }}
      done={t('relations.done')}
      sendLabel={t('relations.act')}
      onClose={onClose}
    >
      <Select
        name="kind"
        label={t('relations.kind')}
        defaultValue="related"
        options={[
          ...linkKinds.map((kind) => ({ id: kind, label: t(`relations.kinds.${kind}`) })),
          { id: parent, label: t('relations.below') },
        ]}
      />
      <OtherTicket not={id} />
    </SeenForm>
  )
}

/** Removes a link, or a child from its parent (TIC-7). */
export function UnlinkForm({ ticket, onClose }: RelationFormProps) {
  const { t } = useTranslation('caseFile')
  const family = useFamily(tickets)
  const unlink = useAction(family.unlink)
  const patch = useAction(family.patch)
  const { id, parent: above, links, children } = ticket
  const one = ({ number, subject }: { number: number; subject: string }) => `${number} · ${subject}`
  const options = [
    ...(above === null ? [] : [{ id: parent, label: `${t('relations.parent')}: ${one(above)}` }]),
    ...children.map((child) => ({ id: child.id, label: `${t('relations.child')}: ${one(child)}` })),
    ...links.map((other) => ({
      id: other.id,
      label: `${t(`relations.kinds.${other.kind}`)}: ${one(other)}`,
    })),
  ]
  const out = async (childId: string) => {
    const child = await family.show(childId)
    return patch(childId, { parentId: null, version: child.version })
  }
  return (
    <SeenForm
      title={t('acts.unlink')}
      draft={`tickets.unlink.${id}`}
      row={ticket}
      send={({ other }, seen) => {
        const chosen = textOf(other)
        if (chosen === parent) return patch(id, { ...seen, parentId: null })
        if (children.some((child) => child.id === chosen)) return out(chosen)
        return unlink(id, { ticketIds: [chosen] })
      }}
      done={t('relations.undone')}
      sendLabel={t('relations.undo')}
      onClose={onClose}
    >
      <Select
        name="other"
        label={t('relations.other')}
        defaultValue={options[0]?.id ?? ''}
        options={options}
      />
    </SeenForm>
  )
}

/** Another open ticket, found by number or text. */
export function OtherTicket({ not }: { not: string }) {
  const { t } = useTranslation('caseFile')
  const [search, setSearch] = useState('')
  const { data } = useData(
    useFamily(tickets).index,
    [{ search, perPage: 25, stateType: [...openStateTypes] }],
    { keepPrevious: true },
  )
  const label = ({ number, subject }: Ticket) => `${number} · ${subject}`
  return (
    <ComboBox
      name="other"
      label={t('relations.other')}
      description={t('relations.otherHelp')}
      options={(data?.data ?? [])
        .filter(({ id }) => id !== not)
        .map((one) => ({ id: one.id, label: label(one) }))}
      onInputChange={setSearch}
      isRequired
    />
  )
}
