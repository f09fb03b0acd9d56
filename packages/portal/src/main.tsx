import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openPortal } from '@portal/sdk/core'
import { session } from '@portal/sdk/main'
import { waitForNetwork } from '#app/first-page-offline.ts'
import { loadInTime } from '#app/load-in-time.ts'
import { loginPath } from '#app/login-path.ts'
import { Providers } from '#app/providers.tsx'
import { forbidMarkup } from '#app/trusted-types.ts'
import { openedView } from '#patterns/view-as/view-tab.ts'
import { isLanguage } from '#phrases/phrases.ts'
import { loadPhrases, startPhrases } from '#phrases/i18n.ts'

const preloadAfterMs = 1500

forbidMarkup()

// Most people start at the sign-in: it renders standalone while the portal loads.
const { href, pathname } = window.location
const isLogin = pathname === loginPath
const loadApp = () => loadInTime(() => import('#app/app.tsx'), href)
const loadSignIn = () => loadInTime(() => import('#app/sign-in-page.tsx'), href)

// `public/first-paint.js` has already set the reader's language.
const { lang } = document.documentElement
const portal = openPortal(openedView(), { session })
const language = isLanguage(lang) ? lang : 'es'
const root = createRoot(document.getElementById('root') ?? document.body)
const show = (page: ReactNode) =>
  root.render(
    <StrictMode>
      <Providers portal={portal}>{page}</Providers>
    </StrictMode>,
  )

async function openApp(path?: string): Promise<void> {
  const [{ App }] = await Promise.all([loadApp(), loadPhrases('menu')])
  if (path !== undefined && path !== window.location.pathname + window.location.search)
    window.history.pushState(null, '', path)
  show(<App />)
}

/** A failure here is retried and reported when the part is needed. */
async function preloadApp(): Promise<void> {
  const [app] = await Promise.all([import('#app/app.tsx'), loadPhrases('menu')])
  app.preloadMainFrame()
}

async function openSignIn(): Promise<void> {
  const { SignInPage } = await loadSignIn()
  show(<SignInPage leave={openApp} />)
  window.setTimeout(() => void preloadApp().catch(() => undefined), preloadAfterMs)
}

try {
  // The first page's modules load in parallel with the session and the texts.
  await Promise.all([
    portal.session.ready,
    // The sign-in does not need the titles of all screens.
    startPhrases(language, isLogin ? 'session' : 'menu'),
    isLogin ? loadSignIn() : loadApp(),
  ])
  await (isLogin && !portal.session.current ? openSignIn() : openApp())
} catch (error) {
  if (navigator.onLine) throw error
  waitForNetwork(root, language)
}
