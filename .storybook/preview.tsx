import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react'
import { configure } from 'storybook/test'
import { applyTheme, kitLanguages, KitProvider, loadLateParts, loadWords, themes } from '@portal/ui-kit'
import { lateToasts } from '../packages/ui-kit/src/components/toast/toast-queue.ts'
import { checkAdvice } from './checks/advice.ts'
import { describedRule } from './checks/described.ts'
import { elementError } from './element-error.ts'
import { freezeClock } from './frozen-clock.ts'
import { slowPage } from './slow-page.ts'

// Rendering and focus are asynchronous: on a busy machine they take more than a second.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError })

// Disable transitions, so that a test never sees a half-faded dialog.
const isTest = '__vitest_browser__' in globalThis
const isSlow = import.meta.env.STORIES_SLOW !== undefined

const tool = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const windowOf = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

interface FrameProps {
  theme: string
  locale: string
  density: string
  direction: string
  motion: string
  /** Whether the story has its own provider, as the whole portal does. */
  isWhole: boolean
  children: ReactNode
}

function Frame({ theme, locale, density, direction, motion, isWhole, children }: FrameProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    applyTheme(themes.find((name) => name === theme) ?? 'light')
    root.lang = locale
    root.dir = direction
    root.dataset.density = density
    for (const name of ['fast', 'normal', 'slow']) {
      if (motion === 'none') root.style.setProperty(`--portal-motion-${name}`, '0ms')
      else root.style.removeProperty(`--portal-motion-${name}`)
    }
  }, [theme, locale, density, direction, motion])
  if (isWhole) return children
  return (
    <KitProvider locale={direction === 'rtl' ? rightToLeft(locale) : locale} navigate={stay}>
      {children}
    </KitProvider>
  )
}

// The font file with the letters of all five languages.
const loadLetters = () => document.fonts.load("1rem 'Source Sans 3 Variable'")

// A right-to-left locale with the phrases of a language: React Aria then mirrors its arrow keys.
const rightToLeft = (language: string) => `${language}-Arab`

// Links in stories do not navigate, which would leave the story.
const stay = () => undefined

// Tests open no documentation pages.
const LateDocs = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))
const DocsPage = () => (
  <Suspense>
    <LateDocs />
  </Suspense>
)

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  beforeEach: ({ tags }) => {
    if (!isTest) return undefined
    // Clear the browser storage of the previous story, such as a lock.
    localStorage.clear()
    sessionStorage.clear()
    // And its toasts.
    lateToasts.get()?.toastQueue.clear()
    // And its live regions, which may mention removed elements.
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
    if (tags.includes('visual')) return freezeClock()
    return tags.includes('slow') || isSlow ? slowPage() : undefined
  },
  afterEach: (context) => {
    if (isTest) checkAdvice(context)
  },
  globalTypes: {
    theme: tool('Theme', 'contrast', themes),
    locale: tool('Language', 'globe', kitLanguages),
    density: tool('Density', 'component', ['comfortable', 'compact']),
    direction: tool('Direction', 'transfer', ['ltr', 'rtl']),
    motion: tool('Motion', 'lightning', ['full', 'none']),
  },
  initialGlobals: {
    theme: 'light',
    locale: 'en',
    density: 'comfortable',
    direction: 'ltr',
    motion: isTest ? 'none' : 'full',
  },
  parameters: {
    a11y: {
      test: 'error',
      // Passes are not reported; collecting them takes as long as the checks.
      options: isTest ? { resultTypes: ['violations'] } : {},
      config: { rules: [describedRule] },
    },
    docs: { page: DocsPage },
    viewport: { options: { desk: windowOf('Desk', 1440, 900), phone: windowOf('Phone', 390, 844) } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Guides',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Icons', 'Motion', 'Dates and numbers', 'Writing in Spanish'],
          'Layout',
          'Actions',
          'Forms',
          'Data',
          'Feedback',
          'Navigation',
          'Charts',
        ],
      },
    },
  },
  // Wait for the loaded page, including fonts: widths depend on them.
  loaders: [
    ({ globals }) => Promise.all([loadWords(String(globals.locale)), loadLateParts(), loadLetters()]),
  ],
  decorators: [
    (Story, { globals, parameters }) => (
      <Frame
        theme={String(globals.theme)}
        locale={String(globals.locale)}
        density={String(globals.density)}
        direction={String(globals.direction)}
        motion={String(globals.motion)}
        isWhole={parameters.isWhole === true}
      >
        <Story />
      </Frame>
    ),
  ],
})
