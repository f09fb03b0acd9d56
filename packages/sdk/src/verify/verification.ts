/** What does not hold. The guide to `portal verify` says of each what it means. */
export type FindingKind =
  | 'unreadable'
  | 'archive_changed'
  | 'content_unreadable'
  | 'file_missing'
  | 'file_added'
  | 'file_changed'
  | 'manifest_changed'
  | 'key_unknown'
  | 'person_missing'
  | 'person_added'
  | 'entry_changed'
  | 'entry_missing'
  | 'entry_added'
  | 'entry_unlinked'
  | 'proof_wrong'
  | 'head_differs'
  | 'anchor_changed'
  | 'anchor_unlinked'
  | 'anchor_differs'

/** One thing that does not hold, and where. */
export interface Finding {
  readonly kind: FindingKind
  /** The file of the package. */
  readonly file?: string | undefined
  /** The id of the person. */
  readonly person?: string | undefined
  /** What the manifest calls them. */
  readonly name?: string | undefined
  /** The number of the entry in the record of the person. */
  readonly number?: number | undefined
  /** The number of the anchor. */
  readonly anchor?: number | undefined
  /** The id of the key that nobody vouches for. */
  readonly key?: string | undefined
}

/** What a package says of itself; worth as much as the verification holds. */
export interface PackageFacts {
  readonly from: string
  readonly until: string
  readonly detail: string
  readonly madeAt: string
  readonly people: number
  readonly entries: number
  /** Entries of other days, of which the package has the hash only. */
  readonly heldBack: number
  /** Those of them from before contents were hashed: they are not tied to the entry before, only to the one after. */
  readonly unlinked: number
  readonly anchors: number
  /** The days of the first and of the last anchor; undefined without any. */
  readonly anchored: readonly [string, string] | undefined
  /** Entries that came after the last anchor: only the signature of the package vouches for them. */
  readonly unanchored: number
  /** How many anchors were compared with those kept outside. */
  readonly compared: number
  /** SHA-256 of the public key that signed it. */
  readonly fingerprint: string
  /** Whether the key was given, and not taken out of the package. */
  readonly isKeyGiven: boolean
}

/** What came of it. */
export interface Verification {
  readonly holds: boolean
  readonly findings: readonly Finding[]
  /** Undefined when there is no manifest that could be read. */
  readonly facts?: PackageFacts | undefined
}

/** What the package is compared with. */
export interface VerifyOptions {
  /** The public keys that are trusted, as PEM; those in the package unless given. */
  readonly key?: string | undefined
  /** Anchors that were kept outside: `anchors.json`, or one JSON object a line. */
  readonly anchors?: string | undefined
}
