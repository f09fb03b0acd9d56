import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenState, OwnState as State } from '@portal/sdk'
import { agentState } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Button, type MenuSection, MenuButton, toast, VisuallyHidden } from '@portal/ui-kit'
import { agentIcons } from '#patterns/agent-states.ts'
import { AgentStatus } from '#patterns/agent-status.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useOnPulse } from '#patterns/use-pulse.ts'
import type { Translate } from '#phrases/translate.ts'
import { useMedia } from '#shell/use-media.ts'
import { changedByState, offeredTo } from './offered-states.ts'

/**
 * The interval of signs of life of online people: a minute of silence counts as no signal. Browsers throttle the
 * timers of background tabs to once a minute, so there the heartbeats of the event stream trigger them.
 */
const beatMs = 25_000
const soonMs = 20_000
/** Loaded with the first break that requires a reason. */
const BreakReason = lazy(() => import('./break-reason.tsx').then((file) => ({ default: file.BreakReason })))

/** From this width on the bar has no space for labels. */
const narrow = '(max-width: 767px)'

/** One's own state as an agent, with a menu to change it; empty for people who are no agents. */
export function OwnState() {
  const { t } = useTranslation('attendance')
  const family = useFamily(agentState)
  const own = useData(family.show, [])
  const { data, refresh } = own
  const isOnline = data !== undefined && data.state !== 'offline'
  useBeat(isOnline, refresh)
  useAnnouncedChange(data)
  const change = useAct(family.patch, t('agents.changed'), changedByState)
  const [asked, ask] = useState<State['breakTypes'][number]>()
  if (data?.isAgent !== true) return null
  const sections = sectionsOf(data, {
    words: t,
    choose: (state, type) => {
      if (type?.reasonRequired === true) ask(type)
      else void change(type === undefined ? { state } : { state, breakTypeId: type.id }).then(refresh)
    },
  })
  return (
    <>
      <OwnMenu own={data} sections={sections} />
      {asked === undefined ? null : (
        <Suspense>
          <BreakReason
            type={asked}
            done={t('agents.changed')}
            onClose={() => {
              ask(undefined)
              refresh()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function OwnMenu({ own, sections }: { own: State; sections: MenuSection[] }) {
  const { t } = useTranslation('attendance')
  const isNarrow = useMedia(narrow)
  const { state, breakType } = own
  if (isNarrow) {
    const currentLabel = breakType?.name ?? t(`agents.states.${state}`)
    return (
      <MenuButton
        label={`${t('own.menu')}: ${currentLabel}`}
        icon={state === 'offline' ? agentIcons.offline : 'headset'}
        isIconOnly
        sections={sections}
      />
    )
  }
  return (
    <MenuButton
      label={t('own.menu')}
      trigger={
        <Button tone="quiet">
          <VisuallyHidden>{t('own.menu')}: </VisuallyHidden>
          <AgentStatus state={state} breakName={breakType?.name} emphasis="quiet" />
        </Button>
      }
      sections={sections}
    />
  )
}

function useBeat(isOnline: boolean, refresh: () => void): void {
  const last = useRef(0)
  const beat = useCallback(() => {
    if (Date.now() - last.current < soonMs) return
    last.current = Date.now()
    refresh()
  }, [refresh])
  useOnPulse(beat, isOnline)
  useEffect(() => {
    if (!isOnline) return
    const timer = setInterval(beat, beatMs)
    return () => clearInterval(timer)
  }, [isOnline, beat])
}

interface Choosing {
  words: Translate<'attendance'>
  choose: (state: ChosenState, type?: State['breakTypes'][number]) => void
}

function sectionsOf(own: State, { words, choose }: Choosing): MenuSection[] {
  const { states, breaks, currentLabel } = offeredTo(own, (state) => words(`agents.states.${state}`))
  const selectedOf = (items: readonly { id: string; label: string }[]) =>
    items.find(({ label }) => label === currentLabel)?.id
  return [
    {
      title: words('own.online'),
      items: states,
      selected: selectedOf(states),
      onSelect: (id) => {
        const chosen = states.find((one) => one.id === id)
        if (chosen !== undefined) choose(chosen.id)
      },
    },
    {
      title: words('own.breaks'),
      items: breaks,
      selected: selectedOf(breaks),
      onSelect: (id) => {
        choose(
          'break',
          own.breakTypes.find((type) => type.id === id),
        )
      },
    },
    {
      items:
        own.state === 'offline'
          ? []
          : [
              {
                id: 'offline',
                label: words('own.leave'),
                icon: agentIcons.offline,
                onAction: () => choose('offline'),
              },
            ],
    },
  ]
}

/** Informs the agent when somebody else has changed the state, and why (ONL-6). */
function useAnnouncedChange(own: State | undefined): void {
  const { t } = useTranslation('attendance')
  const announced = useRef<string>(undefined)
  const since = own?.since ?? undefined
  useEffect(() => {
    const isFirst = announced.current === undefined
    if (own === undefined || announced.current === (since ?? '')) return
    announced.current = since ?? ''
    if (isFirst || own.reason === null) return
    const state = own.breakType?.name ?? t(`agents.states.${own.state}`)
    toast({ tone: 'info', title: t('own.moved', { state, reason: own.reason }) })
  }, [own, since, t])
}
