import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { routes as rules, type Layout, type RouteRule } from '@portal/permissions'
import type { PagePortal } from '@portal/sdk/react'
import { loadIcons } from '@portal/ui-kit'
import { login } from '#areas/session/login-route.ts'
import type { Screen } from '#patterns/screen.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { ScreenFailure } from '#shell/screen-failure.tsx'
import { isPublic, notFoundPath, redirectOf } from './guards.ts'
import { LoadedScreen } from './loaded-screen.tsx'
import { loadInTime } from './load-in-time.ts'
import { Root } from './root.tsx'
import { StartingPage } from './starting-page.tsx'

const ruleOf = new Map<string, RouteRule>(rules.map((rule) => [rule.path, rule]))

/** The routes of all areas, on the addresses of the browser. */
export function createRouter(portal: PagePortal) {
  return createBrowserRouter(routesOf(portal))
}

/** Joins the screens of all areas into routes; guards, loading, failures and titles follow from the manifest. */
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
        { path: '*', loader: () => redirect(notFoundPath), element: null },
      ],
    },
  ]
}

/** Begins to load which screens there are, before the session is known: only the sign-in can do without. */
export function preloadManifest({ pathname }: Location): void {
  // What fails here is asked for again, and told, when it is needed.
  if (pathname !== login.path) manifest().catch(() => undefined)
}

/** Loads the frame of the screens ahead, while a person types user and password. */
export function preloadMainFrame(): void {
  layouts.main().catch(() => undefined)
}

const manifest = () => import('./manifest.ts')

const layouts = {
  main: async () => {
    // Its icons come with it, lest the menu fill up under the reader's eyes; without them it stands as well.
    const [{ MainFrame }] = await Promise.all([
      import('./main-frame.tsx'),
      loadIcons().catch(() => undefined),
    ])
    return MainFrame
  },
  public: () => import('#shell/public-layout.tsx').then((file) => file.PublicLayout),
}

function layoutRoute(portal: PagePortal, layout: Layout): RouteObject {
  return {
    loader: async (args) => {
      return guard(portal, args) ?? { Component: await loadInTime(layouts[layout], args.request.url) }
    },
    shouldRevalidate: () => false,
    Component: LoadedScreen,
    ErrorBoundary: ScreenFailure,
    children: rules.filter((rule) => rule.layout === layout).map(({ path }) => screenRoute(portal, path)),
  }
}

/**
 * Which screens there are, and where their files lie, comes after the first page: the sign-in, where most begin, waits
 * for none of it.
 */
function screenRoute(portal: PagePortal, path: string): RouteObject {
  return {
    path,
    lazy: async () => ({ handle: await screenAt(path, window.location.href) }),
    loader: async (args) => {
      if (!portal.session.current && !isPublic(path)) return guard(portal, args) ?? redirect(notFoundPath)
      const screen = await screenAt(path, args.request.url)
      if (!screen) return redirect(notFoundPath)
      // The guard comes first, so that nobody downloads a screen they may not see.
      return guard(portal, args) ?? (await loaded(screen, args))
    },
    Component: LoadedScreen,
    ErrorBoundary: ScreenFailure,
  }
}

async function screenAt(path: string, address: string): Promise<Screen | undefined> {
  if (path === login.path) return login
  const { screens } = await loadInTime(manifest, address)
  return screens.find((screen) => screen.path === path)
}

async function loaded(
  screen: Screen,
  { request }: LoaderFunctionArgs,
): Promise<{ Component: ComponentType }> {
  const [Component] = await Promise.all([
    loadInTime(screen.load, request.url),
    loadPhrases(ruleOf.get(screen.path)?.area ?? 'shell'),
  ])
  return { Component }
}

// Every navigation comes through here: the session is looked at anew each time (specification §2).
function guard(portal: PagePortal, { request }: LoaderFunctionArgs): Response | undefined {
  const person = portal.session.current?.userData
  const isDue = person?.secondFactorDue === true
  const target = redirectOf(person?.accessPermissions, new URL(request.url), isDue)
  return target === undefined ? undefined : redirect(target)
}
