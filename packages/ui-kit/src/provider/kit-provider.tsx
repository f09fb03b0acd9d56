import { useEffect, useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { lateToasts } from '#components/toast/toast-queue.ts'
import { useLate } from '#private/use-late.ts'
import { whenIdle } from '#private/when-idle.ts'
import { loadWords } from '#words/words.ts'

const locales: Record<string, string> = { es: 'es-ES', en: 'en-US', de: 'de-DE', fr: 'fr-FR', pt: 'pt-PT' }

/** How the kit is connected to the portal. */
export interface KitProviderProps {
  /** A language (`es`) or a full locale (`es-ES`), for texts, numbers and directions. */
  locale: string
  /** Navigates without reloading the page, such as the `useNavigate()` of a router. */
  navigate?: ((path: string) => void) | undefined
  /** Maps a path to the URL of a link, such as the `useHref` of a router. */
  useHref?: ((path: string) => string) | undefined
  children: ReactNode
}

/**
 * Provides the kit with its language and its router, and renders the toasts. Use it once, at the root.
 * @example
 * <KitProvider locale="es" navigate={useNavigate()} useHref={useHref}>…</KitProvider>
 */
export function KitProvider({ locale, navigate, useHref, children }: KitProviderProps) {
  useEffect(() => {
    // If they fail to load, the kit stays in Spanish.
    loadWords(locale).catch(() => undefined)
  }, [locale])
  const hrefs = useMemo(() => (useHref === undefined ? {} : { useHref: keepingOutside(useHref) }), [useHref])
  const inside = (
    <>
      {children}
      <Toasts />
    </>
  )
  return (
    <I18nProvider locale={locales[locale] ?? locale}>
      {navigate === undefined ? (
        inside
      ) : (
        <RouterProvider navigate={navigate} {...hrefs}>
          {inside}
        </RouterProvider>
      )}
    </I18nProvider>
  )
}

/** A router treats every URL as one of its own paths: leave external ones alone. */
function keepingOutside(useHref: (path: string) => string) {
  return function useAddress(address: string) {
    const inside = useHref(address)
    return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? address : inside
  }
}

/** The toast container, once the page is there and idle. */
function Toasts() {
  const parts = useLate(lateToasts, false)
  // The first message retries.
  useEffect(() => whenIdle(() => void lateToasts.load().catch(() => undefined)), [])
  return parts === undefined ? null : <parts.ToastRegion />
}
