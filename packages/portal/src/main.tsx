import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createPortal } from '@portal/sdk'
import { Providers } from '#app/providers.tsx'
import { createRouter, preloadMainFrame } from '#app/router.tsx'
import { isLanguage } from '#phrases/phrases.ts'
import { startPhrases } from '#phrases/i18n.ts'

const preloadAfterMs = 1500

// `public/first-paint.js` has put the language of the reader on the page already.
const { lang } = document.documentElement
const portal = createPortal()
await Promise.all([portal.session.ready, startPhrases(isLanguage(lang) ? lang : 'es')])

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers portal={portal}>
        <RouterProvider router={createRouter(portal)} />
      </Providers>
    </StrictMode>,
  )
  window.setTimeout(preloadMainFrame, preloadAfterMs)
}
