import { useEffect, useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { lateToasts } from '#components/toast/toast-queue.ts'
import { useLate } from '#private/use-late.ts'
import { whenIdle } from '#private/when-idle.ts'
import { loadWords } from '#words/words.ts'

const locales: Record<string, string> = { es: 'es-ES', en: 'en-US', de: 'de-DE', fr: 'fr-FR', pt: 'pt-PT' }

/** What the kit must know about the portal around it. */
export interface KitProviderProps {
  /** A language (`es`) or a full locale (`es-ES`): words, numbers and directions of the kit follow it. */
  locale: string
  /** Goes to a path without loading the page, such as the `useNavigate()` of a router. */
  navigate?: ((path: string) => void) | undefined
  /** Turns a path into the address of a link, such as the `useHref` of a router. */
  useHref?: ((path: string) => string) | undefined
  children: ReactNode
}

/**
 * Gives the kit its language and its router, and holds the place where toasts appear. One at the root.
 * @example
 * <KitProvider locale="es" navigate={useNavigate()} useHref={useHref}>…</KitProvider>
 */
export function KitProvider({ locale, navigate, useHref, children }: KitProviderProps) {
  useEffect(() => {
    // Without them the kit goes on in Spanish.
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

/** A router takes every address for a path of its own: what leads out of the portal stays as it is. */
function keepingOutside(useHref: (path: string) => string) {
  return function useAddress(address: string) {
    const inside = useHref(address)
    return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? address : inside
  }
}

/** The place for messages, once the page itself is there and has nothing else to do. */
function Toasts() {
  const parts = useLate(lateToasts, false)
  // The first message asks for them again.
  useEffect(() => whenIdle(() => void lateToasts.load().catch(() => undefined)), [])
  return parts === undefined ? null : <parts.ToastRegion />
}
