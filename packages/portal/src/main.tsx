import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { openPortal } from '@portal/sdk/core'
import { session } from '@portal/sdk/main'
import { Providers } from '#app/providers.tsx'
import { createRouter, preloadMainFrame, preloadManifest } from '#app/router.tsx'
import { forbidMarkup } from '#app/trusted-types.ts'
import { openedView } from '#patterns/view-as/view-tab.ts'
import { isLanguage } from '#phrases/phrases.ts'
import { startPhrases } from '#phrases/i18n.ts'

const preloadAfterMs = 1500

forbidMarkup()
preloadManifest(window.location)

// `public/first-paint.js` has put the language of the reader on the page already.
const { lang } = document.documentElement
const portal = openPortal(openedView(), { session })
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
