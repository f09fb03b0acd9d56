import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketDetail, TicketTransition } from '@portal/sdk'
import { ticketDesk, tickets } from '@portal/sdk/laia'
import { useFamily, useSession } from '@portal/sdk/react'
import { Button, Inline, MenuButton, type MenuEntry, useShortcut } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useDownload } from '#patterns/use-download.ts'
import { TicketActForm, type AskedAct } from './ticket-act-forms.tsx'
import { TicketAdvanceForm } from './ticket-advance-form.tsx'
import { deskKeys } from './ticket-keys.ts'
import { useKeysOf } from './use-keys-of.ts'

const touched = ['tickets', 'dashboard']

/** The actions the viewer may take on a ticket: transitions first, then those of its agent, then the rest. */
export function TicketActs({ ticket }: { ticket: TicketDetail }) {
  const { t } = useTranslation('caseFile')
  const [way, take] = useState<TicketTransition>()
  const [asked, ask] = useState<AskedAct>()
  const rest = useRest(ticket, ask)
  return (
    <>
      <Inline>
        {ticket.transitions.length === 0 ? null : (
          <MenuButton
            label={t('acts.advance')}
            tone="primary"
            placement="bottom start"
            sections={[{ items: ticket.transitions.map((one) => entryOf(one, ticket, take)) }]}
          />
        )}
        {ticket.can.edit ? <MacroButton onPress={() => ask('macro')} /> : null}
        <AgentActs ticket={ticket} onSkip={() => ask('skip')} />
        <MenuButton label={t('page.more')} sections={[{ items: rest }]} placement="bottom start" />
      </Inline>
      {way === undefined ? null : (
        <TicketAdvanceForm ticket={ticket} way={way} onClose={() => take(undefined)} />
      )}
      {asked === undefined ? null : (
        <TicketActForm ticket={ticket} act={asked} onClose={() => ask(undefined)} />
      )}
    </>
  )
}

/** Applies a macro, also by keyboard shortcut. */
function MacroButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('caseFile')
  const keys = useKeysOf(deskKeys.macro)
  useShortcut(deskKeys.macro, onPress)
  return <Button onPress={onPress}>{t('acts.macro', { keys })}</Button>
}

/** Labelled by its target, and also by its name if two share the target. */
function entryOf(
  way: TicketTransition,
  { transitions }: TicketDetail,
  take: (way: TicketTransition) => void,
): MenuEntry {
  const { code, name, to } = way
  const isAmbiguous = transitions.some((other) => other.to === to && other.code !== code)
  return {
    id: code,
    label: isAmbiguous ? `${to} · ${name}` : to,
    icon: 'arrowRight',
    onAction: () => take(way),
  }
}

/** The actions of the assignee: hold, resume, return, skip. */
function AgentActs({ ticket, onSkip }: { ticket: TicketDetail; onSkip: () => void }) {
  const { t } = useTranslation('caseFile')
  const uid = useSession()?.userData.uid
  const family = useFamily(ticketDesk)
  const hold = useAct(family.hold, t('acts.held'), touched)
  const resume = useAct(family.resume, t('acts.resumed'), touched)
  const release = useAct(family.release, t('acts.released'), touched)
  const { id, heldAt, stateType, assignee } = ticket
  const isOwn = assignee !== null && assignee.id === uid && stateType !== 'final'
  const keys = useKeysOf(deskKeys.hold)
  const isHeld = heldAt !== null
  const turn = () => void (isHeld ? resume(id) : hold(id))
  useShortcut(isOwn ? deskKeys.hold : null, turn)
  if (!isOwn) return null
  return (
    <>
      <Button icon={isHeld ? 'play' : 'pause'} isPending={hold.isPending || resume.isPending} onPress={turn}>
        {t(isHeld ? 'acts.resume' : 'acts.hold', { keys })}
      </Button>
      <Button isPending={release.isPending} onPress={() => void release(id)}>
        {t('acts.release')}
      </Button>
      <Button onPress={onSkip}>{t('acts.skip')}</Button>
    </>
  )
}

/** The less frequent actions that are allowed now. */
function useRest(ticket: TicketDetail, ask: (act: AskedAct) => void): readonly MenuEntry[] {
  const { t } = useTranslation('caseFile')
  const family = useFamily(tickets)
  const desk = useFamily(ticketDesk)
  const receipt = useDownload()
  const follow = useAct(family.follow, t('acts.followed'))
  const unfollow = useAct(family.unfollow, t('acts.unfollowed'))
  const { id, can, isFollowed, stateType } = ticket
  const isTied = ticket.parent !== null || ticket.links.length + ticket.children.length > 0
  const entry = (
    act: Exclude<AskedAct, 'macro'>,
    icon: MenuEntry['icon'],
    isOffered: boolean,
  ): readonly MenuEntry[] =>
    isOffered ? [{ id: act, label: t(`acts.${act}`), icon, onAction: () => ask(act) }] : []
  const isOpen = stateType !== 'final'
  return [
    ...entry('edit', 'pencil', can.edit && isOpen),
    ...entry('assign', 'user', can.assign && isOpen),
    ...entry('merge', 'network', can.edit && isOpen),
    ...entry('link', 'link', can.edit),
    ...entry('unlink', 'link', can.edit && isTied),
    isFollowed
      ? { id: 'unfollow', label: t('acts.unfollow'), icon: 'bell', onAction: () => void unfollow(id) }
      : { id: 'follow', label: t('acts.follow'), icon: 'bell', onAction: () => void follow(id) },
    {
      ...{ id: 'receipt', label: t('acts.receipt'), icon: 'download' },
      onAction: () => void receipt.start((options) => desk.receipt(id, options)),
    },
    ...entry('reopen', 'restart', can.reopen),
    ...entry('cancel', 'ban', can.cancel && isOpen),
  ]
}
