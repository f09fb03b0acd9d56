import { useLayoutEffect, useState } from 'react'

/**
 * The ticket out of a mail's link, for the steps of one recovery. It is kept in this page only: not in the address, the
 * history or the browser's storage. After a reload the link of the mail opens it again.
 */
let kept: string | undefined

/**
 * Keeps the ticket of the address, and puts another address in its place: before the first effect of any other part of the
 * page, so before anything is asked or shown.
 */
export function useTicketOfAddress(ticket: string, address: string): void {
  useState(() => {
    if (ticket !== '') kept = ticket
  })
  useLayoutEffect(() => {
    if (ticket !== '') window.history.replaceState(window.history.state, '', address)
  }, [ticket, address])
}

/** The ticket of the recovery that is under way. */
export function keptTicket(): string | undefined {
  return kept
}

/** The recovery is over. */
export function forgetTicket(): void {
  kept = undefined
}
