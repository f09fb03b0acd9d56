import type { ColumnLayout } from '@portal/ui-kit'

/** A view of a list as it is kept: its address without the page, and its columns. */
export interface KeptView {
  readonly id: string
  readonly name: string
  readonly query: string
  readonly layout: ColumnLayout | null
  readonly isDefault: boolean
}

/** What a person keeps of a screen. */
export interface KeptScreen {
  readonly views: readonly KeptView[]
  /** The columns while no view is chosen. */
  readonly layout: ColumnLayout | null
}

const nothing: KeptScreen = { views: [], layout: null }

const keyOf = (uid: string, screen: string) => `portal.views.${uid}.${screen}`

/**
 * What a person keeps of a screen, in this browser: the contract has no operation for it yet. Nothing else knows where
 * views are, so that a service can take the place of these two functions.
 */
export function readKept(uid: string, screen: string, memory: Pick<Storage, 'getItem'>): KeptScreen {
  try {
    const kept: unknown = JSON.parse(memory.getItem(keyOf(uid, screen)) ?? 'null')
    return isKept(kept) ? kept : nothing
  } catch {
    return nothing
  }
}

/** Keeps it. A browser that is full or forbids it forgets with the page. */
export function writeKept(
  uid: string,
  screen: string,
  kept: KeptScreen,
  memory: Pick<Storage, 'setItem'>,
): void {
  try {
    memory.setItem(keyOf(uid, screen), JSON.stringify(kept))
  } catch {
    // What is on the screen stays as it is.
  }
}

function isKept(value: unknown): value is KeptScreen {
  return isObject(value) && isLayout(value.layout) && Array.isArray(value.views) && value.views.every(isView)
}

function isView(value: unknown): value is KeptView {
  return (
    isObject(value) &&
    [value.id, value.name, value.query].every((text) => typeof text === 'string') &&
    isLayout(value.layout) &&
    typeof value.isDefault === 'boolean'
  )
}

// What is in a layout the kit completes and mends itself; here it must only be one.
function isLayout(value: unknown): value is ColumnLayout | null {
  return (
    value === null ||
    (Array.isArray(value) && value.every((place) => isObject(place) && typeof place.id === 'string'))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
