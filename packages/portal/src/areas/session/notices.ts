/** The notices of the public page, and their links. A fixed list: no text of the URL is ever shown. */
export const notices = {
  registered: 'signIn',
  confirmed: 'signIn',
  passwordChanged: 'home',
  sessionEnded: 'signIn',
  linkExpired: 'signIn',
  secondFactorDue: 'signIn',
  unknown: 'home',
} as const

export type Notice = keyof typeof notices

export function noticePath(notice: Notice): string {
  return `/pages/alert-message?${new URLSearchParams({ notice }).toString()}`
}

/** The notice named in an address; any other name is unknown. */
export function noticeOf(search: string): Notice {
  const named = new URLSearchParams(search).get('notice') ?? ''
  return isNotice(named) ? named : 'unknown'
}

function isNotice(text: string): text is Notice {
  return Object.hasOwn(notices, text)
}
