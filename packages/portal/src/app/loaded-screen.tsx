import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'

/** Shows what the loader of a route has loaded. */
export function LoadedScreen() {
  const { Component } = useLoaderData<{ Component: ComponentType }>()
  return <Component />
}
