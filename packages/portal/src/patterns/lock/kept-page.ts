const place = 'portal.lastPage'

/** Notes the page of this tab, to come back to from the address of the lock. */
export function keepPage(address: string): void {
  sessionStorage.setItem(place, address)
}

/** Where the lock leads back to: the last page of this tab, else the start. */
export function keptPage(): string {
  return sessionStorage.getItem(place) ?? '/'
}

/** Leaves nothing behind of where somebody was. */
export function forgetPage(): void {
  sessionStorage.removeItem(place)
}
