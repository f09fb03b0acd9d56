import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { routes as rules, type Layout, type RouteRule } from '@portal/permissions'
import type { PagePortal } from '@portal/sdk/react'
import { loadIcons } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { ScreenFailure } from '#shell/screen-failure.tsx'
import { notFoundAddress, redirectOf } from './guards.ts'
import { LoadedScreen } from './loaded-screen.tsx'
import { loadInTime } from './load-in-time.ts'
import { screens } from './manifest.ts'
import { Root } from './root.tsx'
import { StartingPage } from './starting-page.tsx'

const ruleOf = new Map<string, RouteRule>(rules.map((rule) => [rule.path, rule]))

/** The routes of all areas, on the browser's URL. */
export function createRouter(portal: PagePortal) {
  return createBrowserRouter(routesOf(portal))
}

/** Creates routes from the screens of all areas; guards, loading, errors and titles follow from the manifest. */
export function routesOf(portal: PagePortal): RouteObject[] {
  return [
    {
      Component: Root,
      HydrateFallback: StartingPage,
      ErrorBoundary: ScreenFailure,
      children: [
        { index: true, loader: () => redirect('/dashboard'), element: null },
        layoutRoute(portal, 'main'),
        layoutRoute(portal, 'public'),
        { path: '*', loader: ({ request }) => nowhere(request), element: null },
      ],
    },
  ]
}

/** Preloads the frame of the screens while a person types their credentials. */
export function preloadMainFrame(): void {
  layouts.main().catch(() => undefined)
}

const layouts = {
  main: async () => {
    // Loads the icons along, so that the menu does not fill in visibly; it also renders without them.
    const [{ MainFrame }] = await Promise.all([
      import('./main-frame.tsx'),
      loadIcons().catch(() => undefined),
    ])
    return MainFrame
  },
  public: () => import('#shell/public-layout.tsx').then((file) => file.PublicLayout),
}

function layoutRoute(portal: PagePortal, layout: Layout): RouteObject {
  let shown: Layout | undefined
  return {
    loader: async (args) => {
      const elsewhere = guard(portal, args)
      if (elsewhere) return elsewhere
      shown = frameOf(portal, layout)
      return { Component: await loadInTime(layouts[shown], args.request.url) }
    },
    // The frame stays mounted during navigation, unless the session has changed, for instance in another tab.
    shouldRevalidate: () => shown !== frameOf(portal, layout),
    Component: LoadedScreen,
    ErrorBoundary: ScreenFailure,
    children: rules
      .map((rule) => ({ rule, screen: screens.find(({ path }) => path === rule.path) }))
      .filter(({ rule, screen }) => (screen?.isFramed ? 'main' : rule.layout) === layout)
      .map(({ rule, screen }) => screenRoute(portal, rule.path, screen)),
  }
}

/** Some framed pages need no session: without one (or without rights) they render without the frame. */
function frameOf({ session }: PagePortal, layout: Layout): Layout {
  const person = session.current?.userData
  return person === undefined || person.secondFactorDue === true ? 'public' : layout
}

function screenRoute(portal: PagePortal, path: string, screen: Screen | undefined): RouteObject {
  return {
    path,
    handle: screen,
    // The guard comes first, so that nobody downloads a screen they may not see.
    loader: async (args) => guard(portal, args) ?? (await loaded(screen, args)),
    Component: LoadedScreen,
    ErrorBoundary: ScreenFailure,
  }
}

/** The screen of a rule, or a redirect to the not-found page. */
async function loaded(
  screen: Screen | undefined,
  { request }: LoaderFunctionArgs,
): Promise<Response | { Component: ComponentType }> {
  if (screen === undefined) return nowhere(request)
  const [Component] = await Promise.all([
    loadInTime(screen.load, request.url),
    loadPhrases(ruleOf.get(screen.path)?.area ?? 'shell'),
  ])
  return { Component }
}

function nowhere({ url }: Request): Response {
  const { pathname, search } = new URL(url)
  return redirect(notFoundAddress(pathname + search))
}

// Every navigation runs through here: the session is checked each time (specification §2).
function guard(portal: PagePortal, { request }: LoaderFunctionArgs): Response | undefined {
  const person = portal.session.current?.userData
  const isDue = person?.secondFactorDue === true
  const target = redirectOf(person?.accessPermissions, new URL(request.url), isDue)
  return target === undefined ? undefined : redirect(target)
}
