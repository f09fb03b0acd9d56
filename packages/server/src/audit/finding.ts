/**
 * What is wrong at one place. `changed`: the event says something else than when it was sealed. `removed`: the event
 * or its link is gone. `moved`: the link does not follow from the one before it. `unlinked`: an event that never went
 * through the chain. `rewritten`: the chain is not the one whose heads were signed and written down outside.
 * `unwitnessed`: from here on the heads outside are missing or came too late, so that nothing vouches for the chain.
 */
export type FindingKind = 'changed' | 'removed' | 'moved' | 'unlinked' | 'rewritten' | 'unwitnessed'

export type Finding = { kind: FindingKind; seq: number | null; eventId: string | null }
