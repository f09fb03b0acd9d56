import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePortal, useSession } from '@portal/sdk/react'
import { lockedFor } from '#patterns/lock/lock-state.ts'
import { watchSession, type OtherTabs, type TabNews } from './keep-alive-watch.ts'

const tickMs = 1000
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const passive = { passive: true, capture: true } as const

type Watch = ReturnType<typeof watchSession>

const nobody = { subscribe: () => () => undefined, question: () => undefined }

/** The keep-alive dialog of this session, and its two answers. */
export function useKeepAlive() {
  const watch = useSessionWatch()
  const { subscribe, question } = watch ?? nobody
  return {
    question: useSyncExternalStore(subscribe, question),
    accept: () => watch?.accept(),
    cancel: () => watch?.cancel(),
  }
}

function useSessionWatch(): Watch | undefined {
  const { session } = usePortal()
  const current = useSession()
  const [watch, setWatch] = useState<Watch>()
  const kind = current?.kind
  const uid = current?.userData.uid

  useEffect(() => {
    if (kind === undefined || uid === undefined) return
    // A refusal has already ended the session, with a notice.
    const calls = { show: () => session.show().catch(() => undefined), keepAlive: () => session.keepAlive() }
    const endsAt = () => session.current?.sessionEndsAt ?? Date.now()
    const started = watchSession(kind, endsAt, calls, openTabs(uid))
    setWatch(started)
    const timer = setInterval(started.look, tickMs)
    // Attempts on a locked page are no activity of its person.
    const note = () => {
      if (lockedFor() !== uid) started.noteActivity()
    }
    for (const sign of signs) window.addEventListener(sign, note, passive)
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, passive)
      started.stop()
      setWatch(undefined)
    }
  }, [session, kind, uid])
  return watch
}

function openTabs(uid: string): OtherTabs {
  const channel = new BroadcastChannel(`portal.keep-alive.${uid}`)
  let isOpen = true
  return {
    // The answer may arrive after the session, and its channel, have been closed.
    post: (news) => {
      if (isOpen) channel.postMessage(news)
    },
    listen(listener) {
      channel.addEventListener('message', (event: MessageEvent<TabNews>) => listener(event.data))
      return () => {
        isOpen = false
        channel.close()
      }
    },
  }
}
