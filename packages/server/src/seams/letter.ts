/** What is sent: plain text for everybody, the same as HTML for who prefers it. */
export type Letter = { to: string; subject: string; text: string; html?: string }
