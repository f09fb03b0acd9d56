/** The link of the mail lives so long. */
export const linkMinutes = 60
/** Nobody's mailbox is filled by others: so many mails to one address within that time. */
export const mostOpen = 3
/** In the fragment, which no server and no log ever sees. */
export const confirmPath = (token: string): string => `/pages/register#confirm=${token}`
