/**
 * A problem at one place. `changed`: the event differs from its sealed content. `removed`: the event or its link is
 * missing. `moved`: the link does not follow from the previous one. `unlinked`: an event bypassed the chain.
 * `rewritten`: the chain differs from the signed heads outside the database. `unwitnessed`: from here on the external
 * heads are missing or late, so that nothing vouches for the chain.
 */
export type FindingKind = 'changed' | 'removed' | 'moved' | 'unlinked' | 'rewritten' | 'unwitnessed'

export type Finding = { kind: FindingKind; seq: number | null; eventId: string | null }
