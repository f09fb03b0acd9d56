import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router-dom'

/** Renders the screen loaded by a route's loader. */
export function LoadedScreen() {
  const { Component } = useLoaderData<{ Component: ComponentType }>()
  return <Component />
}
