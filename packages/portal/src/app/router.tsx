import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { routes as rules, type Layout, type RouteRule } from '@portal/permissions'
import type { Portal } from '@portal/sdk'
import type { Screen } from '#patterns/screen.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { ScreenFailure } from '#shell/screen-failure.tsx'
import { notFoundPath, redirectOf } from './guards.ts'
import { LoadedScreen } from './loaded-screen.tsx'
import { loadScreen } from './load-screen.ts'
import { screens } from './manifest.ts'
import { Root } from './root.tsx'
import { StartingPage } from './starting-page.tsx'

const ruleOf = new Map<string, RouteRule>(rules.map((rule) => [rule.path, rule]))

/** Joins the screens of all areas into routes; guards, loading, failures and titles follow from the manifest. */
export function createRouter(portal: Portal) {
  return createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: StartingPage,
      ErrorBoundary: ScreenFailure,
      children: [
        { index: true, loader: () => redirect('/dashboard'), element: null },
        layoutRoute(portal, 'main'),
        layoutRoute(portal, 'public'),
        { path: '*', loader: () => redirect(notFoundPath), element: null },
      ],
    },
  ])
}

/** Loads the frame of the screens ahead, while a person types user and password. */
export function preloadMainFrame(): void {
  // What fails here is asked for again, and told, when it is needed.
  layouts.main().catch(() => undefined)
}

const layouts = {
  main: () => import('./main-frame.tsx').then((file) => file.MainFrame),
  public: () => import('#shell/public-layout.tsx').then((file) => file.PublicLayout),
}

function layoutRoute(portal: Portal, layout: Layout): RouteObject {
  return {
    loader: async (args) => {
      return guard(portal, args) ?? { Component: await loadScreen(layouts[layout]) }
    },
    shouldRevalidate: () => false,
    Component: LoadedScreen,
    ErrorBoundary: ScreenFailure,
    children: screens
      .filter(({ path }) => ruleOf.get(path)?.layout === layout)
      .map((one) => screenRoute(portal, one)),
  }
}

function screenRoute(portal: Portal, screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    // The guard comes first, so that nobody downloads a screen they may not see.
    loader: async (args) => {
      const elsewhere = guard(portal, args)
      if (elsewhere) return elsewhere
      const [Component] = await Promise.all([
        loadScreen(screen.load),
        loadPhrases(ruleOf.get(screen.path)?.area ?? 'shell'),
      ])
      return { Component }
    },
    Component: LoadedScreen,
    ErrorBoundary: ScreenFailure,
  }
}

// Every navigation comes through here: the session is looked at anew each time (specification §2).
function guard(portal: Portal, { request }: LoaderFunctionArgs): Response | undefined {
  const target = redirectOf(portal.session.current?.userData.accessPermissions, new URL(request.url))
  return target === undefined ? undefined : redirect(target)
}
