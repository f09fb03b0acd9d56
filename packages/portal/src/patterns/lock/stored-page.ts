const place = 'portal.lastPage'

/** Stores the current page of this tab, to return to it from the lock page. */
export function storePage(address: string): void {
  sessionStorage.setItem(place, address)
}

/** Where the lock page returns to: the last page of this tab, else the start page. */
export function storedPage(): string {
  return sessionStorage.getItem(place) ?? '/'
}

/** Deletes the stored page. */
export function forgetPage(): void {
  sessionStorage.removeItem(place)
}
