/// <reference types="vite/client" />
// #region start
import { applyTheme, KitProvider } from '@portal/ui-kit'
import '@portal/ui-kit/styles.css'
import { createRoot } from 'react-dom/client'
import { BreaksScreen } from './breaks-screen.tsx'

// Before the first paint, so that nothing flashes.
applyTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'semi-dark')

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <KitProvider locale="en">
      <BreaksScreen />
    </KitProvider>,
  )
// #endregion
