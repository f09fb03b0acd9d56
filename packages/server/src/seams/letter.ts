/** A letter: plain text, and the same as HTML. */
export type Letter = { to: string; subject: string; text: string; html?: string }
