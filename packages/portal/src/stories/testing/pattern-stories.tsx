import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate, type RouteObject } from 'react-router-dom'
import { KitProvider } from '@portal/ui-kit'
import { loadPhrases } from '#phrases/i18n.ts'
import { PortalStory, type PortalStoryProps } from './portal-story.tsx'
import { screenStories } from './screen-stories.tsx'

/** The setup of a pattern's stories: its own screen in a frame without a menu, on its own services. */
export function patternStories(about: string, screen: () => ReactNode, area = 'general') {
  // Once a story: its state is discarded with it.
  const routes = (): RouteObject[] => [
    {
      path: '*',
      // As in the portal's routes: the phrases of the area load before its screen.
      loader: () => loadPhrases(area).then(() => null),
      HydrateFallback: Nothing,
      element: <PatternFrame>{screen()}</PatternFrame>,
    },
  ]
  return {
    ...screenStories,
    tags: ['autodocs'],
    parameters: {
      ...screenStories.parameters,
      docs: { description: { component: about }, story: { inline: false, height: '560px' } },
    },
    render: (args: PortalStoryProps, { globals }: { globals: Record<string, unknown> }) => (
      <PortalStory {...args} routes={routes} theme={String(globals.theme)} locale={String(globals.locale)} />
    ),
  }
}

const Nothing = () => null

function PatternFrame({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  return (
    <KitProvider locale={i18n.language} navigate={(path) => void navigate(path)} useHref={useHref}>
      <main>{children}</main>
    </KitProvider>
  )
}
