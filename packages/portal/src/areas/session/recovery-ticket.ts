import { useLayoutEffect, useState } from 'react'

/**
 * The ticket of a mail's link, for the steps of one recovery. Stored in this page's memory only: not in the URL, the
 * history or the browser's storage. After a reload the link of the mail opens it again.
 */
let kept: string | undefined

/** Takes the ticket from the URL and replaces the URL, before the first effect of any other part of the page. */
export function useTicketOfAddress(ticket: string, address: string): void {
  useState(() => {
    if (ticket !== '') kept = ticket
  })
  useLayoutEffect(() => {
    if (ticket !== '') window.history.replaceState(window.history.state, '', address)
  }, [ticket, address])
}

/** The ticket of the current recovery. */
export function storedTicket(): string | undefined {
  return kept
}

/** The recovery is over. */
export function forgetTicket(): void {
  kept = undefined
}
