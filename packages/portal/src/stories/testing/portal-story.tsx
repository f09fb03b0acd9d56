import { createStore, Provider as JotaiProvider } from 'jotai'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { permissions, type PermissionName } from '@portal/permissions'
import type { Portal } from '@portal/sdk'
import { PortalProvider } from '@portal/sdk/react'
import { routesOf } from '#app/router.tsx'
import { changeLanguage, startPhrases } from '#phrases/i18n.ts'
import { isLanguage } from '#phrases/phrases.ts'
import { languageAtom, menuCollapsedAtom, themeAtom, isThemeChoice } from '#shell/settings.ts'
import { mockedPortal, type MockOptions, type Mood } from './mock-api.ts'

/** The options of a screen's story. */
export interface PortalStoryProps {
  /** The URL of the screen. */
  at: string
  mood?: Mood
  /** The latency of the services, in milliseconds. */
  latencyMs?: number
  /** The permissions the person lacks; all others are granted. */
  without?: readonly PermissionName[]
  isSignedOut?: boolean
}

interface Shown extends PortalStoryProps {
  theme: string
  locale: string
  /** The portal's own routes by default. */
  routes?: (portal: Portal) => RouteObject[]
}

interface Opened {
  readonly portal: Portal
  readonly router: ReturnType<typeof createMemoryRouter>
  readonly store: ReturnType<typeof createStore>
}

// Phrases are initialized once a page, by whichever story comes first.
let phrases: Promise<void> | undefined

/** The whole portal at one URL: router, guards, frame and SDK are real, the services are mocked. */
export function PortalStory(shown: Shown) {
  const { at, mood, latencyMs, without, isSignedOut, theme, locale, routes } = shown
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let isUnmounted = false
    let started: Opened | undefined
    void open(shown).then((now) => {
      started = now
      if (isUnmounted) close(now)
      else setOpened(now)
    })
    return () => {
      isUnmounted = true
      if (started) close(started)
    }
    // Each change of a control opens the portal anew, as a visitor would: the values count, not the object.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [at, mood, latencyMs, without, isSignedOut, theme, locale, routes])
  if (opened === undefined) return null
  return (
    <JotaiProvider store={opened.store}>
      <PortalProvider portal={opened.portal}>
        <RouterProvider router={opened.router} />
      </PortalProvider>
    </JotaiProvider>
  )
}

async function open(shown: Shown): Promise<Opened> {
  const person = personOf(shown)
  await (phrases ??= startPhrases(person.locale, 'menu'))
  await changeLanguage(person.locale)
  const { mood = 'filled', latencyMs = 0, isSignedOut = false } = shown
  const portal = await mockedPortal({ ...person, mood, latencyMs, isSignedOut })
  const store = createStore()
  store.set(themeAtom, person.theme)
  store.set(languageAtom, person.locale)
  store.set(menuCollapsedAtom, false)
  const router = createMemoryRouter((shown.routes ?? routesOf)(portal), { initialEntries: [shown.at] })
  return { portal, router, store }
}

function close({ router }: Opened): void {
  router.dispose()
}

function personOf({
  theme,
  locale,
  without = [],
}: Shown): Pick<MockOptions, 'theme' | 'locale' | 'permissions'> {
  return {
    theme: isThemeChoice(theme) && theme !== 'system' ? theme : 'light',
    locale: isLanguage(locale) ? locale : 'es',
    permissions: permissions.map(({ name }) => name).filter((name) => !without.includes(name)),
  }
}
