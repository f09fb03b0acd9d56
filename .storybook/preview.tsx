import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { applyTheme, kitLanguages, KitProvider, themes } from '@portal/ui-kit'

// A test must not look at a dialog that is half faded in.
const isTest = '__vitest_browser__' in globalThis

const tool = <Icon extends string>(title: string, icon: Icon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

interface FrameProps {
  theme: string
  locale: string
  density: string
  direction: string
  motion: string
  children: ReactNode
}

function Frame({ theme, locale, density, direction, motion, children }: FrameProps) {
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
  return (
    <KitProvider locale={locale} navigate={stay}>
      {children}
    </KitProvider>
  )
}

// Links of stories lead nowhere: the page of the story stays.
const stay = () => undefined

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
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
      // The line under the name of an option is its description and said as such: it is not missing from its name.
      config: { rules: [{ id: 'label-content-name-mismatch', selector: '*:not([aria-describedby])' }] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Foundations', 'Layout', 'Actions', 'Forms', 'Data', 'Feedback', 'Navigation', 'Charts'],
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Frame
        theme={String(globals.theme)}
        locale={String(globals.locale)}
        density={String(globals.density)}
        direction={String(globals.direction)}
        motion={String(globals.motion)}
      >
        <Story />
      </Frame>
    ),
  ],
})
